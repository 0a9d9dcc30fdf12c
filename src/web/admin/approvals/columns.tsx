/** A change in a line of the list. */
import { Link as RouterLink } from 'react-router'
import { preciseText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Chip, type ChipKind, type Column, Link, Money } from '#web/ui/index.ts'
import { type Change, kindTexts } from './change.ts'
import { Decide } from './Decide.tsx'

const kinds: Record<Change['state'], ChipKind> = {
  waiting: 'pending',
  approved: 'success',
  declined: 'failed',
  expired: 'neutral',
  overtaken: 'neutral',
}

export function useColumns(): Column<Change>[] {
  const t = useText()
  return [
    {
      key: 'what',
      head: t('approvals.what'),
      card: 'title',
      cell: ({ kind, reason }) => (
        <span className="grid">
          <span className="font-medium">{t(kindTexts[kind])}</span>
          {reason && <span className="block max-w-[44ch] text-13 font-normal text-text-2 wrap-anywhere">{reason}</span>}
        </span>
      ),
    },
    {
      key: 'about',
      head: t('approvals.about'),
      cell: (change) => <About change={change} />,
    },
    {
      key: 'amount',
      head: t('approvals.amount'),
      card: 'figure',
      cell: ({ amount }) => (amount === null ? '–' : <Money value={amount} />),
    },
    {
      key: 'asked',
      head: t('approvals.asked'),
      card: 'time',
      cell: ({ asked_by, created_at, expires_at, state }) => (
        <span className="grid text-13 text-text-2">
          <span className="wrap-anywhere">{t('approvals.by', { name: asked_by ?? '–' })}</span>
          <span className="num">{preciseText(created_at)}</span>
          {state === 'waiting' && <span className="num">{t('approvals.until', { time: preciseText(expires_at) })}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('approvals.state'),
      card: 'meta',
      cell: ({ state }) => <Chip kind={kinds[state]}>{t(`approvals.states.${state}`)}</Chip>,
    },
    { key: 'actions', head: t('approvals.actions'), cell: (change) => <Decide change={change} /> },
  ]
}

/** Whose record it is, or what it would make of one. */
function About({ change: { member, member_name, member_email, details } }: { change: Change }) {
  if (member)
    return (
      <span className="grid">
        <Link render={<RouterLink to={`/admin/user/${member}`} />}>{member_name || member_email}</Link>
        <span className="text-13 text-text-2 wrap-anywhere">{member_email}</span>
      </span>
    )
  return (
    <dl className="grid max-w-[44ch] gap-x-2 text-13 wrap-anywhere">
      {Object.entries(details).map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-text-2">{name.replaceAll('_', ' ')}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
