/** The wide form of the queue: time, member, type, amount, state and decision buttons. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { changesPath } from '#web/console/shared/changes-path.ts'
import { MoreMenu } from '#web/console/shared/queue/MoreMenu.tsx'
import { PickBox, type Picked } from '#web/console/shared/queue/pick.tsx'
import type { Asking } from '#web/console/shared/queue/Queue.tsx'
import { useOpening } from '#web/console/shared/queue/QueueList.tsx'
import type { QueueRow } from '#web/console/shared/queue/rows.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { directionOf } from '#web/entities/transaction/index.ts'
import { Button, Chip, type Column, Link, Money } from '#web/kit/index.ts'
import { VirtualTable, type VirtualTableProps } from '#web/kit/table/VirtualTable.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'

type QueueTableProps = Omit<VirtualTableProps<QueueRow>, 'label' | 'columns' | 'rowKey'> & {
  readonly onAsk: Asking
  /** Undefined for a role without decisions. */
  readonly picked: Picked | undefined
}

export function QueueTable({ onAsk, picked, ...rest }: QueueTableProps) {
  const t = useText()
  const navigate = useNavigate()
  const opening = useOpening()
  const columns = useColumns(onAsk)
  const pick: Column<QueueRow>[] = picked
    ? [
        {
          key: 'pick',
          head: t('bulk.pick'),
          headCell: <PickBox picked={picked} />,
          card: 'title',
          width: '3rem',
          cell: (row) => <PickBox row={row} picked={picked} />,
        },
      ]
    : []
  return (
    <VirtualTable
      tableFrom="md"
      {...rest}
      label={t('admin.transactions.table')}
      columns={[...pick, ...columns]}
      rowKey={(row) => row.id}
      selectedKey={null}
      onRowClick={(row) => void navigate(opening(row).to, { state: opening(row).state, preventScrollReset: true })}
    />
  )
}

function useColumns(onAsk: Asking): Column<QueueRow>[] {
  const t = useText()
  const opening = useOpening()
  return [
    { key: 'time', head: t('admin.transactions.time'), card: 'time', cell: (row) => <Waiting row={row} /> },
    {
      key: 'member',
      head: t('admin.transactions.member'),
      card: 'meta',
      cell: (row) => (
        <Link render={<RouterLink to={`/admin/user/${row.record?.transaction?.user}`} />} className="wrap-anywhere">
          {row.name}
        </Link>
      ),
    },
    {
      key: 'type',
      head: t('admin.transactions.type'),
      card: 'title',
      cell: (row) => (
        <RouterLink className="grid text-start text-text no-underline" {...opening(row)} preventScrollReset>
          <span className="font-medium">{row.what}</span>
          <span className="max-w-[28ch] text-14 text-text-2 wrap-anywhere">{row.note}</span>
        </RouterLink>
      ),
    },
    {
      key: 'amount',
      head: t('admin.transactions.amount'),
      align: 'right',
      card: 'figure',
      cell: ({ amount, record }) => (
        <Money value={amount ?? undefined} {...(record?.transaction && { sign: directionOf(record.transaction) })} strong />
      ),
    },
    { key: 'status', head: t('admin.transactions.status'), card: 'status', cell: (row) => <Status row={row} /> },
    {
      key: 'actions',
      head: t('admin.transactions.actions'),
      hideHead: true,
      align: 'right',
      card: 'actions',
      cell: (row) => <RowActions row={row} onAsk={onAsk} />,
    },
  ]
}

/** A pending approval is linked beneath. */
function Status({ row: { id, state, record } }: { row: QueueRow }) {
  const t = useText()
  return (
    <span className="inline-grid justify-items-start gap-1">
      {state && <Chip kind={state.kind}>{state.text}</Chip>}
      {record?.transaction?.waiting_change && (
        <Link className="text-14" render={<RouterLink to={changesPath(id)} />}>
          {t('approvals.see_it')}
        </Link>
      )}
    </span>
  )
}

function Waiting({ row: { at, seconds } }: { row: QueueRow }) {
  const t = useText()
  return (
    <span className="num block whitespace-nowrap">
      <span className="block">{realMomentText(at)}</span>
      <span className="block text-14 text-text-2">
        {seconds === null ? t('admin.transactions.decided') : t('admin.transactions.waits', { age: durationText(seconds, 'at_most') })}
      </span>
    </span>
  )
}

function canApprove({ record }: QueueRow): boolean {
  return record?.transaction?.actions.includes('approve') ?? false
}

function RowActions({ row, onAsk }: { row: QueueRow; onAsk: Asking }) {
  const t = useText()
  const decides = useHasRole('operator')
  const { record } = row
  if (!record?.transaction) return null
  return (
    <span className="flex items-center justify-end gap-2">
      {decides && (
        <Button variant="secondary" size="s" disabled={!canApprove(row)} onClick={() => onAsk(record, 'approve')}>
          {t('admin.transactions.approve')}
        </Button>
      )}
      <MoreMenu transaction={record.transaction} onAsk={(verb) => onAsk(record, verb)} />
    </span>
  )
}
