/** Queues of pending decisions, the oldest first; empty queues share one line. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { Card, EmptyState, Icon, type IconName, join } from '#web/kit/index.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Queue, QueueName } from '#web/shared/menu/use-admin-overview.ts'
import { useStoredUser } from '#web/shared/session/index.ts'
import { queueHref } from './queue-places.ts'

const DAY_SECONDS = 86_400

const icons: Readonly<Record<QueueName, IconName>> = {
  deposits: 'deposit',
  withdrawals: 'withdraw',
  changes: 'check',
  accounts: 'user',
  applications: 'file',
  referrals: 'users',
}

export function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useText()
  const busy = queues.filter(({ waiting }) => waiting > 0).sort((one, other) => (other.oldest_seconds ?? 0) - (one.oldest_seconds ?? 0))
  const quiet = queues.filter(({ waiting }) => waiting === 0).map(({ name }) => t(`desk.overview.queues.${name}`))
  return (
    <Card title={t('desk.overview.waits')} titleSize="l">
      {busy.length === 0 ? (
        <EmptyState title={t('desk.overview.none')}>{t('desk.overview.none_help')}</EmptyState>
      ) : (
        <>
          <ul className="grid">
            {busy.map((queue) => (
              <li key={queue.name} className="border-t border-line py-1 first:border-t-0">
                <Line queue={queue} />
              </li>
            ))}
          </ul>
          {quiet.length > 0 && (
            <p className="border-t border-line pt-3 text-13 text-text-3">{t('desk.overview.quiet', { names: listText(quiet) })}</p>
          )}
        </>
      )}
    </Card>
  )
}

function Line({ queue: { name, waiting, oldest_seconds } }: { queue: Queue }) {
  const t = useText()
  const late = oldest_seconds !== null && oldest_seconds >= DAY_SECONDS
  return (
    <Way name={name}>
      <Icon name={icons[name]} className="flex-none text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{t(`desk.overview.queues.${name}`)}</span>
        {oldest_seconds !== null && (
          <span className={join('num flex items-center gap-1.5 text-13 whitespace-normal', late ? 'text-warn' : 'text-text-2')}>
            {late && <Icon name="clock" size={14} />}
            {t('desk.overview.oldest', { age: durationText(oldest_seconds) })}
          </span>
        )}
      </span>
      <span className="num text-24 font-medium">{waiting}</span>
    </Way>
  )
}

const line = '-mx-3 flex min-h-15 items-center gap-4 rounded-3 px-3 py-1.5'

function Way({ name, children }: { name: QueueName; children: ReactNode }) {
  const to = queueHref(name, useStoredUser()?.role ?? 'member')
  if (to === null) return <div className={line}>{children}</div>
  return (
    <RouterLink to={to} className={join(line, 'text-text no-underline hover:bg-surface-2 focus-visible:rounded-3')}>
      {children}
      <Icon name="chevron-right" size={16} className="flex-none text-text-3 rtl:-scale-x-100" />
    </RouterLink>
  )
}
