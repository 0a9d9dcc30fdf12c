/** What waits, by kind, the longest wait first. Each entry is a link, so that a view can be reloaded and shared. */

import { use } from 'react'
import { Link as RouterLink } from 'react-router'
import { DAY_SECONDS } from '#kernel/duration'
import { AuditSentence } from '#web/console/shared/AuditSentence.tsx'
import { Card, EmptyState, Icon, join, moneyText } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { QueueHref } from '#web/shared/menu/queue-href.ts'
import { isSame } from './order.ts'
import type { Chosen, Kind, Waiting, WaitingItem, WaitingQueue } from './queries.ts'

export const hrefOf = ({ kind, id }: Chosen): string => `/admin?kind=${kind}&id=${id}`

export function InboxList({ waiting, chosen }: { waiting: Waiting; chosen: Chosen | null }) {
  const t = useText()
  const busy = waiting.queues.filter(({ items }) => items.length > 0)
  return (
    <Card title={t('desk.overview.waits')} flush className="overflow-hidden">
      {busy.length === 0 ? (
        <div className="px-(--card-pad) pb-(--card-pad)">
          <EmptyState bare title={t('desk.inbox.none')}>
            {t('desk.inbox.none_help')}
          </EmptyState>
          <LastEntry entry={waiting.last} />
        </div>
      ) : (
        <div className="xl:max-h-[calc(100dvh-15rem)] xl:min-h-80 xl:overflow-y-auto">
          {busy.map((queue) => (
            <Group key={queue.kind} queue={queue} chosen={chosen} />
          ))}
        </div>
      )}
    </Card>
  )
}

function Group({ queue: { kind, waiting, items }, chosen }: { queue: WaitingQueue; chosen: Chosen | null }) {
  const t = useText()
  return (
    <section aria-label={t(`desk.overview.queues.${kind}`)}>
      <header className="flex items-center justify-between gap-3 border-y border-line bg-surface-2 px-(--card-pad) py-2 text-13 text-text-2">
        <h3 className="min-w-0 font-medium wrap-anywhere">{t(`desk.overview.queues.${kind}`)}</h3>
        <span className="num flex-none">
          {items.length < waiting ? <AllOf kind={kind} shown={items.length} waiting={waiting} /> : waiting}
        </span>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-t border-line first:border-t-0">
            <Row item={item} kind={kind} current={isSame(chosen, { kind, id: item.id })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** More wait than are listed: the queue's own screen has the rest. */
function AllOf({ kind, shown, waiting }: { kind: Kind; shown: number; waiting: number }) {
  const t = useText()
  const to = use(QueueHref)(kind)
  const text = t('desk.inbox.part', { shown: String(shown), waiting: String(waiting) })
  return to ? <RouterLink to={to}>{text}</RouterLink> : text
}

function Row({ item, kind, current }: { item: WaitingItem; kind: Kind; current: boolean }) {
  const t = useText()
  const late = item.seconds >= DAY_SECONDS
  const note = item.subject ?? (item.change_kind ? t(`approvals.kinds.${item.change_kind}`) : t(`desk.inbox.notes.${kind}`))
  return (
    <RouterLink
      to={hrefOf({ kind, id: item.id })}
      preventScrollReset
      aria-current={current || undefined}
      className={join(
        'grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-s-2 px-(--card-pad) py-2.5 text-text no-underline hover:bg-surface-2',
        current ? 'border-transparent xl:border-accent-edge xl:bg-accent-wash' : 'border-transparent',
      )}
    >
      <span className="truncate font-medium">{item.name || t('desk.inbox.nobody')}</span>
      <span className="num justify-self-end font-medium">{item.amount === null ? '' : moneyText(item.amount)}</span>
      <span className="line-clamp-2 text-13 text-text-2 wrap-anywhere">{note}</span>
      <span className={join('num flex items-center gap-1 justify-self-end text-13', late ? 'text-warn' : 'text-text-2')}>
        {late && <Icon name="clock" size={14} />}
        {durationText(item.seconds)}
      </span>
    </RouterLink>
  )
}

/** What happened last, when nothing waits. */
function LastEntry({ entry }: { entry: Waiting['last'] }) {
  const t = useText()
  if (!entry) return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-13 text-text-2 wrap-anywhere">
      {t('desk.inbox.last')} <AuditSentence entry={entry} /> · <span className="num">{momentText(entry.at)}</span>
    </p>
  )
}
