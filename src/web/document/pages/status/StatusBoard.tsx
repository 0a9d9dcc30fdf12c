/** Each service now and over ninety days; refetched every minute, the sampling interval. */
import { useCallback, useEffect, useState } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { Chip, countText, ErrorState, join, percentText, Skeleton } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { noteBusinessOffset, realDateText, realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { brokenDays, type DayKind, daysOf, type Status } from './status-days.ts'

const REFRESH_MS = MINUTE_MS

/** Once whether the business date is ahead: the services run on real time, which says so then. */
export async function readStatusBoard(): Promise<typeof StatusBoard> {
  await call('readConfig').then(
    ({ data }) => noteBusinessOffset(data.business_offset_days),
    () => {},
  )
  return StatusBoard
}

function StatusBoard() {
  const t = useText()
  const [status, setStatus] = useState<Status | null>(null)
  const [failed, setFailed] = useState(false)
  const read = useCallback(() => {
    call('readStatus').then(
      ({ data }) => {
        setStatus(data)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    read()
    const timer = setInterval(read, REFRESH_MS)
    return () => clearInterval(timer)
  }, [read])
  if (!status && failed) return <ErrorState title={t('status.failed')} retryLabel={t('common.retry')} onRetry={read} />
  if (!status) return <StatusSkeleton />
  return (
    <div className="grid gap-10">
      <section aria-labelledby="services" className="grid gap-3">
        <h2 id="services" className="font-head text-20 font-bold tracking-[-.01em]">
          {t('status.now')}
        </h2>
        <ul className="rounded-4 border border-line bg-surface-1 shadow-card">
          {status.services.map((service) => (
            <ServiceLine key={service.name} service={service} days={status.days} />
          ))}
        </ul>
        <p className="text-14 text-text-2">{t(failed ? 'status.stale' : 'status.as_of', { at: realMomentText(status.as_of) })}</p>
      </section>
      <BrokenDays days={status.days} />
    </div>
  )
}

/** The skeleton until the figures are loaded. */
export function StatusSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-px overflow-hidden rounded-4 border border-line bg-surface-1">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className="grid gap-3 px-(--card-pad) py-5">
          <Skeleton width={160} height={24} />
          <Skeleton width="60%" height={20} />
          <Skeleton height={40} />
        </div>
      ))}
    </div>
  )
}

/** The bars as text: days with outages. */
export function BrokenDays({ days }: { days: Status['days'] }) {
  const t = useText()
  const broken = brokenDays(days)
  return (
    <section aria-labelledby="broken-days" className="grid gap-3">
      <h2 id="broken-days" className="font-head text-20 font-bold tracking-[-.01em]">
        {t('status.history')}
      </h2>
      {broken.length === 0 ? (
        <p className="max-w-[60ch] text-16 text-text-2">{t('status.history_none')}</p>
      ) : (
        <ul className="max-w-[46rem] text-14">
          {broken.map(({ day, minutes }) => (
            <li key={day} className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <time dateTime={day} className="num">
                {realDateText(new Date(day))}
              </time>
              <span className="text-text-2">
                {minutes.map(([name, count]) => t('status.minutes', { name: t(`status.services.${name}.name`), count })).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** One service: current status, and a bar per day. A day with an outage has a mark above its bar, so that colour isn't the only sign. */
type ServiceLineProps = { readonly service: Status['services'][number]; readonly days: Status['days'] }

const bars: Readonly<Record<DayKind, string>> = {
  none: 'h-2 bg-surface-3',
  whole: 'h-7 bg-gain',
  broken: 'h-7 bg-loss before:absolute before:inset-x-0 before:-top-2.5 before:mx-auto before:size-1.5 before:rounded-full before:bg-loss',
}

export function ServiceLine({ service: { name, ok, starting }, days }: ServiceLineProps) {
  const t = useText()
  const { cells, seen, broken, worked_bps } = daysOf(days, name)
  const words = worked_bps === null ? t('status.unseen') : t('status.seen', { percent: percentText(worked_bps), seen: countText(seen) })
  const label = t('status.bars', { name: t(`status.services.${name}.name`), words, count: broken })
  return (
    <li className="grid gap-3 border-line px-(--card-pad) py-5 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-head text-16 font-bold">{t(`status.services.${name}.name`)}</h3>
        <Chip kind={ok ? 'success' : starting ? 'pending' : 'failed'}>
          {t(ok ? 'status.works' : starting ? 'status.starting' : 'status.broken')}
        </Chip>
      </div>
      <p className="max-w-[60ch] text-14 text-text-2">{t(`status.services.${name}.help`)}</p>
      <div role="img" aria-label={label} className="flex h-10 items-end gap-px sm:gap-0.5">
        {cells.map(({ key, kind }) => (
          <span key={key} className={join('relative min-w-0 flex-1 rounded-1', bars[kind])} />
        ))}
      </div>
      <p aria-hidden="true" className="grid grid-cols-2 gap-x-4 gap-y-1 text-14 text-text-2 sm:grid-cols-3">
        <span>{t('status.from')}</span>
        <span className="text-end sm:order-last">{t('status.today')}</span>
        <span className="num max-sm:col-span-2 sm:text-center">{words}</span>
      </p>
    </li>
  )
}
