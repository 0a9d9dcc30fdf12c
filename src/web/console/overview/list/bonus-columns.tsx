/** Columns of the referral bonus list: referrer and referred, the basis of the amount, and why it waits. */

import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { changesPath } from '#web/console/shared/changes-path.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Chip, type ChipKind, type Column, Link, Money } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

type Bonus = WireData<'listReferralBonuses'>[number]
export type DecidingBonus = { readonly decision: 'release' | 'refuse'; readonly bonus: Bonus }

const kinds: Readonly<Record<Bonus['state'], ChipKind>> = {
  review: 'pending',
  due: 'info',
  paused: 'neutral',
  paid: 'success',
  withheld: 'failed',
}

export function useBonusColumns(onDecide: (deciding: DecidingBonus) => void): Column<Bonus>[] {
  const t = useText()
  const decides = useHasRole('operator')
  return [
    {
      key: 'at',
      head: t('desk.bonuses.at'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{realMomentText(row.created_at)}</span>,
    },
    { key: 'referrer', head: t('desk.bonuses.referrer'), card: 'title', cell: (row) => <Person person={row.referrer} /> },
    { key: 'referred', head: t('desk.bonuses.referred'), cell: (row) => <Person person={row.referred} /> },
    {
      key: 'earned',
      head: t('desk.bonuses.earned'),
      align: 'right',
      cell: (row) => (
        <span className="grid justify-items-end">
          <Money value={row.earned} />
          <span className="text-14 text-text-2">{row.plan}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      head: t('desk.bonuses.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} strong />,
    },
    {
      key: 'state',
      head: t('desk.bonuses.state'),
      card: 'status',
      cell: (row) => (
        <span className="inline-grid justify-items-start gap-1">
          <Chip kind={kinds[row.state]}>{t(`desk.bonuses.states.${row.state}`)}</Chip>
          {row.signals.length > 0 && (
            <span className="max-w-[32ch] text-14 text-text-2">
              {t('desk.bonuses.found', { signals: listText(row.signals.map((signal) => t(`desk.bonuses.signals.${signal}`))) })}
            </span>
          )}
          {row.waiting_change && (
            <Link className="text-14" render={<RouterLink to={changesPath(row.id)} />}>
              {t('admin.users.waits')}
            </Link>
          )}
          {row.reason && <span className="max-w-[32ch] text-14 text-text-2 wrap-anywhere">{row.reason}</span>}
        </span>
      ),
    },
    ...(decides ? [decisionColumn(t('desk.bonuses.actions'), onDecide)] : []),
  ]
}

function Person({ person: { id, name, email } }: { person: Bonus['referrer'] }) {
  return (
    <span className="grid min-w-0">
      <Link className="wrap-anywhere" render={<RouterLink to={`/admin/user/${id}`} />}>
        {name || email}
      </Link>
      <span className="text-14 font-normal text-text-2 wrap-anywhere">{email}</span>
    </span>
  )
}

function decisionColumn(head: string, onDecide: (deciding: DecidingBonus) => void): Column<Bonus> {
  return {
    key: 'actions',
    head,
    hideHead: true,
    align: 'right',
    card: 'actions',
    cell: (row) => <Decisions bonus={row} onDecide={onDecide} />,
  }
}

function Decisions({ bonus, onDecide }: { bonus: Bonus; onDecide: (deciding: DecidingBonus) => void }) {
  const t = useText()
  const concernsViewer = [bonus.referrer.id, bonus.referred.id].includes(useStoredUser()?.id ?? '')
  if (bonus.state !== 'review') return null
  if (concernsViewer) return <span className="text-14 text-text-3">{t('desk.bonuses.own')}</span>
  return (
    <span className="flex justify-end gap-2">
      {!bonus.waiting_change && (
        <Button variant="secondary" size="s" onClick={() => onDecide({ decision: 'release', bonus })}>
          {t('desk.bonuses.release')}
        </Button>
      )}
      <Button variant="quiet" size="s" onClick={() => onDecide({ decision: 'refuse', bonus })}>
        {t('desk.bonuses.refuse')}
      </Button>
    </span>
  )
}
