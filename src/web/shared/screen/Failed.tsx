/** What a screen shows while its data is loading, failed, old or out of reach. */

import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { announce, Button, ErrorState, Note } from '#web/kit/index.ts'
import { CallError } from '#web/shared/call/call.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { stampedAt } from '#web/shared/clock/server-now.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export type FailedProps = { title: string; error: unknown; onRetry: () => void; working: boolean; bare?: boolean | undefined }

export function Failed({ title, error, onRetry, working, bare }: FailedProps) {
  const t = useText()
  const call_error = error instanceof CallError ? error : null
  return (
    <ErrorState
      title={title}
      reference={call_error?.request_id ? t('common.reference', { id: call_error.request_id }) : undefined}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
      working={working}
      workingLabel={t('common.wait')}
      bare={bare}
    >
      {call_error?.message}
    </ErrorState>
  )
}

/** Wraps a screen's skeleton: announces loading to screen readers, and shows a note when offline. */
export function Loading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const t = useText()
  const online = useOnline()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      {online ? (
        <LoadingText />
      ) : (
        <Note kind="risk" live>
          {t('common.offline_empty')}
        </Note>
      )}
      <div aria-busy="true" className={className}>
        {children}
      </div>
    </div>
  )
}

const LOADING_AFTER_MS = 1_000

/** Announced only where it takes long. */
function LoadingText() {
  const text = useText()('common.loading')
  useEffect(() => {
    const timer = setTimeout(() => announce(text), LOADING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <span className="sr-only">{text}</span>
}

/** Marks stale figures: since when, and why. Hidden while they are fresh. */
export type StaleNoteProps = {
  /** The last attempt's error, or null. */
  error: unknown
  /** When the query library got the shown figures, or when the server read them. */
  at: number | string
  onRetry: () => void
  working: boolean
}

export function StaleNote({ error, at, onRetry, working }: StaleNoteProps) {
  const t = useText()
  const online = useOnline()
  const { lost } = useConnection()
  useReportAsOf(lost ? new Date(at).getTime() : null)
  // The banner says it once for the whole screen.
  if (lost || (online && !error)) return null
  const reference = error instanceof CallError ? error.request_id : null
  return (
    <Note
      kind="risk"
      live
      reference={reference ? t('common.reference', { id: reference }) : undefined}
      action={
        online && (
          <Button variant="secondary" size="s" icon="refresh" onClick={onRetry} working={working} workingLabel={t('common.wait')}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {t(online ? 'common.stale' : 'common.offline', { at: realMomentText(typeof at === 'number' ? stampedAt(at) : new Date(at)) })}
    </Note>
  )
}

/** Beside missing table rows: why they don't load. */
export function OfflineNote() {
  const t = useText()
  if (useOnline()) return null
  return (
    <Note kind="risk" live>
      {t('common.offline_empty')}
    </Note>
  )
}

/** Whether the browser reports a network connection. */
function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
}

/** The age of what a screen shows while it can't be refreshed: its cards report theirs, and one banner shows the oldest. */
const times = new Map<symbol, number>()
const listeners = new Set<() => void>()

/** Null: nothing to report. */
function useReportAsOf(at: number | null): void {
  useLayoutEffect(() => {
    if (at === null) return
    const own = Symbol('as of')
    times.set(own, at)
    notify()
    return () => {
      times.delete(own)
      notify()
    }
  }, [at])
}

/** By the query library's stamps; null if nothing is reported. */
export function useAsOf(): number | null {
  return useSyncExternalStore(followTimes, oldest, () => null)
}

function oldest(): number | null {
  return times.size === 0 ? null : Math.min(...times.values())
}

function notify(): void {
  for (const listener of listeners) listener()
}

function followTimes(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
