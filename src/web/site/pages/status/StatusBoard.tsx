/** Each service now and over ninety days; refetched every minute, the sampling interval. */

import { useCallback, useEffect, useState } from 'react'
import { MINUTE_MS } from '#kernel/duration'
import { ErrorState, Skeleton } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { utcText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { BrokenDays } from './BrokenDays.tsx'
import { ServiceLine } from './ServiceLine.tsx'
import type { Status } from './status-days.ts'

const REFRESH_MS = MINUTE_MS

export function StatusBoard() {
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
        <p className="text-13 text-text-2">{t(failed ? 'status.stale' : 'status.as_of', { at: utcText(status.as_of) })}</p>
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
