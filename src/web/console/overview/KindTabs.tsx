/** The inbox by kind: what waits of each, what the viewer may decide, what the viewer asked for, and the kinds that have a list. */
import type { WaitingKind } from '#contract/admin/waiting'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import type { Waiting } from '#web/console/shared/queue/rows.ts'
import { FilterTabs } from '#web/kit/index.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'
import { lists } from './lists.ts'

/** A kind with a list is named as the list is. */
const labels: Readonly<Record<WaitingKind, Key>> = {
  deposits: 'desk.overview.queues.deposits',
  withdrawals: 'desk.overview.queues.withdrawals',
  accounts: 'desk.overview.queues.accounts',
  support: 'desk.overview.queues.support',
  changes: 'shell.approvals',
  applications: 'shell.applications',
  referrals: 'shell.bonuses',
  testimonials: 'shell.testimonials',
}

export function KindTabs({ waiting }: { waiting: Waiting }) {
  const t = useText()
  const { values, choose } = useFilters(['show', 'state', 'q', 'object_id'])
  const busy = waiting.queues.filter(({ items }) => items.length > 0)
  const quiet = lists.filter(({ kind }) => busy.every((queue) => queue.kind !== kind))
  const all = busy.reduce((sum, queue) => sum + queue.waiting, 0)
  const tabs = [
    { value: '', label: t('queue.all'), count: all || undefined },
    { value: 'mine', label: t('queue.mine') },
    ...busy.map(({ kind, waiting: count }) => ({ value: kind, label: t(labels[kind]), count })),
    ...(waiting.asked.length > 0 ? [{ value: 'asked', label: t('queue.asked'), count: waiting.asked.length }] : []),
    ...quiet.map(({ kind, label }) => ({ value: kind, label: t(label) })),
  ]
  return (
    <FilterTabs
      label={t('desk.overview.waits')}
      value={tabs.some(({ value }) => value === values.show) ? values.show : ''}
      onChange={(show) => choose('show', show, ['state', 'q', 'object_id'])}
      tabs={tabs}
      className="md:flex-wrap"
    />
  )
}
