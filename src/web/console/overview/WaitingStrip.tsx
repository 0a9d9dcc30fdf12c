/** How much waits, how long, and whether liabilities are covered. */
import type { Waiting } from '#web/console/shared/queue/rows.ts'
import { moneyText, Stat, StatStrip } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/coverage-text.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminOverview } from '#web/shared/menu/use-admin-overview.ts'

export function WaitingStrip({ overview, waiting: { queues } }: { overview: AdminOverview; waiting: Waiting }) {
  const t = useText()
  const busy = queues.filter(({ waiting }) => waiting > 0)
  const oldest = busy.flatMap(({ kind, items }) => items.slice(0, 1).map((item) => ({ kind, item }))).toSorted(byAge)[0]
  const { coverage_bps, reserve_free } = overview
  return (
    <StatStrip columns={3} label={t('desk.inbox.strip')}>
      <Stat
        label={t('desk.overview.waits')}
        figure={<span className="num">{busy.reduce((sum, { waiting }) => sum + waiting, 0)}</span>}
        caption={
          busy.length === 0
            ? t('desk.inbox.nothing')
            : listText(busy.map(({ kind, waiting }) => `${waiting} ${t(`desk.overview.queues.${kind}`)}`))
        }
      />
      <Stat
        label={t('desk.inbox.oldest')}
        figure={oldest ? durationText(oldest.item.seconds) : '–'}
        caption={
          oldest
            ? [t(`desk.inbox.notes.${oldest.kind}`), oldest.item.amount && moneyText(oldest.item.amount)].filter(Boolean).join(' · ')
            : ''
        }
      />
      <Stat
        label={t('desk.inbox.coverage')}
        figure={coverage_bps === null ? '–' : <span className="num">{coverageText(coverage_bps)}</span>}
        caption={coverage_bps === null ? t('desk.overview.nothing_owed') : t('desk.inbox.free', { amount: moneyText(reserve_free) })}
      />
    </StatStrip>
  )
}

function byAge(one: { readonly item: { readonly seconds: number } }, other: { readonly item: { readonly seconds: number } }): number {
  return other.item.seconds - one.item.seconds
}
