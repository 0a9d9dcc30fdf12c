/** What waits for a decision, of all kinds: filtered by kind, to what the viewer may decide, or to what the viewer asked for. */
import { useContext } from 'react'
import { Link as RouterLink } from 'react-router'
import { AuditSentence } from '#web/console/shared/AuditSentence.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { Queue } from '#web/console/shared/queue/Queue.tsx'
import { type Waiting, waitingRows } from '#web/console/shared/queue/rows.ts'
import { EmptyState, Link } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { QueueHref } from '#web/shared/menu/use-admin-overview.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { KindTabs } from './KindTabs.tsx'
import { lists } from './lists.ts'

export function ToDecide({ waiting }: { waiting: Waiting }) {
  const t = useText()
  const hrefOf = useContext(QueueHref)
  const role = useStoredUser()?.role ?? 'member'
  const { values } = useFilters(['show'])
  const busy = waiting.queues.filter(({ items }) => items.length > 0)
  const shown = busy.find(({ kind }) => kind === values.show)
  const mine = values.show === 'mine'
  const asked = values.show === 'asked'
  const listed = waitingRows(t, asked ? [{ kind: 'changes', items: waiting.asked }] : waiting.queues, role)
  const rows = listed.filter(({ kind, state }) => (mine ? state?.kind !== 'neutral' : !shown || shown.kind === kind))
  const rest = shown && shown.items.length < shown.waiting ? hrefOf(shown.kind) : null
  const list = shown && lists.find(({ kind }) => kind === shown.kind)
  const head = (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <KindTabs waiting={waiting} />
      {list && (
        <Link className="text-14" render={<RouterLink to={`/admin?show=${list.kind}${list.all}`} />}>
          {t('desk.inbox.decided_too')}
        </Link>
      )}
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
