/** What waits for a decision, of all kinds: filtered by kind, to what the viewer may decide, or to what the viewer asked for. */
import { useContext } from 'react'
import { Link as RouterLink } from 'react-router'
import { AuditSentence } from '#web/console/shared/AuditSentence.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { Queue } from '#web/console/shared/queue/Queue.tsx'
import { type Waiting, waitingRows } from '#web/console/shared/queue/rows.ts'
import { EmptyState, FilterTabs, Link } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { QueueHref } from '#web/shared/menu/use-admin-overview.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export function ToDecide({ waiting }: { waiting: Waiting }) {
  const t = useText()
  const hrefOf = useContext(QueueHref)
  const role = useStoredUser()?.role ?? 'member'
  const { values, choose } = useFilters(['show'])
  const busy = waiting.queues.filter(({ items }) => items.length > 0)
  const shown = busy.find(({ kind }) => kind === values.show)
  const mine = values.show === 'mine'
  const asked = values.show === 'asked'
  const listed = waitingRows(t, asked ? [{ kind: 'changes', items: waiting.asked }] : waiting.queues, role)
  const rows = listed.filter(({ kind, state }) => (mine ? state?.kind !== 'neutral' : !shown || shown.kind === kind))
  const all = busy.reduce((sum, queue) => sum + queue.waiting, 0)
  const rest = shown && shown.items.length < shown.waiting ? hrefOf(shown.kind) : null
  const head = busy.length + waiting.asked.length > 0 && (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FilterTabs
        label={t('desk.overview.waits')}
        value={mine || asked ? values.show : (shown?.kind ?? '')}
        onChange={(show) => choose('show', show)}
        tabs={[
          { value: '', label: t('queue.all'), count: all },
          { value: 'mine', label: t('queue.mine') },
          ...busy.map(({ kind, waiting: count }) => ({ value: kind, label: t(`desk.overview.queues.${kind}`), count })),
          ...(waiting.asked.length > 0 ? [{ value: 'asked', label: t('queue.asked'), count: waiting.asked.length }] : []),
        ]}
      />
      {rest && shown && (
        <Link className="num text-14" render={<RouterLink to={rest} />}>
          {t('desk.inbox.part', { shown: String(shown.items.length), waiting: String(shown.waiting) })}
        </Link>
      )}
    </div>
  )
  return (
    <Queue
      source={{ rows, state: 'ready', error: null, at: 0, again: { onRetry: () => undefined, working: false } }}
      label={t('desk.overview.waits')}
      head={head}
      failed={t('desk.overview.failed')}
      empty={
        <>
          <EmptyState bare title={t('desk.inbox.none')}>
            {t('desk.inbox.none_help')}
          </EmptyState>
          {waiting.last && (
            <p className="mt-4 border-t border-line pt-3 text-14 text-text-2 wrap-anywhere">
              {t('desk.inbox.last')} <AuditSentence entry={waiting.last} /> · <span className="num">{realMomentText(waiting.last.at)}</span>
            </p>
          )}
        </>
      }
    />
  )
}
