/** The queue: time, member, type, amount, state and decision buttons. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { systemClock } from '#kernel/clock'
import { canApprove, canDecide, canRemove, type Deciding } from '#web/console/shared/decide/decisions.tsx'
import { useHasRole } from '#web/console/shared/has-role.ts'
import type { AdminTransaction } from '#web/console/shared/queries/transactions.ts'
import { chipOf, directionOf, labelKey, useTransactionWords } from '#web/entities/transaction/index.ts'
import { Button, Chip, type Column, EmptyState, IconButton, Link, Menu, type MenuItem, Money, moneyText } from '#web/kit/index.ts'
import { VirtualTable, type VirtualTableProps } from '#web/kit/table/VirtualTable.tsx'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { PickBox } from './decide/PickBox.tsx'
import { canPick, type Picked } from './decide/use-picked.ts'

type QueueTableProps = Pick<VirtualTableProps<AdminTransaction>, 'rows' | 'state' | 'failed' | 'footer' | 'total' | 'place' | 'onMore'> & {
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly onDecide: (deciding: Deciding) => void
  /** Null for a role without decisions. */
  readonly picked: Picked | null
}

export function QueueTable({ chosen, onChoose, onDecide, picked, ...rest }: QueueTableProps) {
  const columns = useColumns(onChoose, onDecide)
  const pick = usePickColumn(picked)
  const t = useText()
  return (
    <VirtualTable
      tableFrom="md"
      {...rest}
      label={t('admin.transactions.table')}
      columns={[...pick, ...columns]}
      rowKey={(row) => row._id}
      selectedKey={chosen}
      onRowClick={(row) => onChoose(row._id)}
      empty={
        <EmptyState bare title={t('admin.transactions.none')}>
          {t('admin.transactions.none_help')}
        </EmptyState>
      }
    />
  )
}

function usePickColumn(picked: Picked | null): Column<AdminTransaction>[] {
  const t = useText()
  if (!picked) return []
  const label = (row: AdminTransaction) =>
    t('bulk.pick_row', {
      label: t(`transactions.labels.${labelKey(row)}`),
      amount: moneyText(row.amount),
      member: row.member_name || row.member_email,
    })
  return [
    {
      key: 'pick',
      head: t('bulk.pick'),
      headCell: <PickBox label={t('bulk.pick_all')} checked={picked.whole} disabled={picked.pickable === 0} onPick={picked.all} />,
      card: 'title',
      width: '3rem',
      cell: (row) => (
        <PickBox
          label={label(row)}
          checked={picked.has(row._id)}
          disabled={!canPick(row)}
          onPick={(with_shift) => picked.pick(row._id, with_shift)}
        />
      ),
    },
  ]
}

function useColumns(onChoose: (id: string) => void, onDecide: (deciding: Deciding) => void): Column<AdminTransaction>[] {
  const t = useText()
  const words = useTransactionWords(systemClock.now())
  return [
    {
      key: 'time',
      head: t('admin.transactions.time'),
      card: 'time',
      cell: (row) => <Waiting row={row} />,
    },
    {
      key: 'member',
      head: t('admin.transactions.member'),
      card: 'meta',
      cell: (row) => (
        <Link render={<RouterLink to={`/admin/user/${row.user}`} />} className="wrap-anywhere">
          {row.member_name || row.member_email}
        </Link>
      ),
    },
    {
      key: 'type',
      head: t('admin.transactions.type'),
      card: 'title',
      cell: (row) => (
        <button type="button" className="grid text-start" onClick={() => onChoose(row._id)}>
          <span className="font-medium">{words.label(labelKey(row))}</span>
          <span className="max-w-[28ch] text-13 text-text-2 wrap-anywhere">{words.how(row)}</span>
        </button>
      ),
    },
    {
      key: 'amount',
      head: t('admin.transactions.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} sign={directionOf(row)} strong />,
    },
    {
      key: 'status',
      head: t('admin.transactions.status'),
      card: 'status',
      cell: (row) => <Status row={row} said={words.status(chipOf(row.state).status)} />,
    },
    {
      key: 'actions',
      head: t('admin.transactions.actions'),
      hideHead: true,
      align: 'right',
      card: 'actions',
      cell: (row) => <RowActions row={row} onDecide={onDecide} />,
    },
  ]
}

/** A pending approval is linked beneath. */
function Status({ row, said }: { row: AdminTransaction; said: string }) {
  const t = useText()
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Chip kind={chipOf(row.state).kind}>{said}</Chip>
      {row.waiting_change && (
        <Link className="text-13" render={<RouterLink to={`/admin/approvals?object_id=${row._id}`} />}>
          {t('approvals.see_it')}
        </Link>
      )}
    </span>
  )
}

function Waiting({ row }: { row: AdminTransaction }) {
  const t = useText()
  return (
    <span className="num block whitespace-nowrap">
      <span className="block">{momentText(row.created_at)}</span>
      <span className="block text-13 text-text-2">
        {row.waiting_seconds === null
          ? t('admin.transactions.decided')
          : t('admin.transactions.waits', { age: durationText(row.waiting_seconds) })}
      </span>
    </span>
  )
}

function RowActions({ row, onDecide }: { row: AdminTransaction; onDecide: (deciding: Deciding) => void }) {
  const t = useText()
  const navigate = useNavigate()
  const decides = useHasRole('operator')
  const label = t(`transactions.labels.${labelKey(row)}`)
  return (
    <span className="flex items-center justify-end gap-2">
      {decides && (
        <Button
          variant="secondary"
          size="s"
          disabled={!canApprove(row)}
          onClick={() => onDecide({ decision: 'approve', transaction: row })}
        >
          {t('admin.transactions.approve')}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            name="more"
            size="s"
            label={t('admin.transactions.more', { label: `${label} ${dateText(row.created_at)}`, member: row.member_name })}
          />
        }
        items={[
          { key: 'user', label: t('admin.transactions.view_user'), icon: 'user', onSelect: () => void navigate(`/admin/user/${row.user}`) },
          ...(decides ? decisionItems(t, row, onDecide) : []),
        ]}
      />
    </span>
  )
}

function decisionItems(t: T, row: AdminTransaction, onDecide: (deciding: Deciding) => void): MenuItem[] {
  return [
    {
      key: 'decline',
      label: t('admin.transactions.decline'),
      icon: 'x',
      disabled: !canDecide(row),
      onSelect: () => onDecide({ decision: 'decline', transaction: row }),
    },
    {
      key: 'remove',
      label: t('admin.transactions.remove'),
      icon: 'minus',
      danger: true,
      apart: true,
      disabled: !canRemove(row),
      onSelect: () => onDecide({ decision: 'remove', transaction: row }),
    },
  ]
}
