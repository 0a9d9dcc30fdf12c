/** What a saved rule has made on paper since it was saved, beside holding and rebalancing the same coins. */
import { useEffect, useState } from 'react'
import type { LabRunReply } from '#contract/lab'
import { Card, countText, decimalText, ErrorState, percentText, Skeleton, Stat, StatStrip } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { Setup } from '../lab-messages.ts'
import { recordSince, type SinceSaved, type SinceState } from './since-saved.ts'

export function SinceCard({ run, setup }: { run: LabRunReply; setup: Setup }) {
  const t = useText()
  const { state, again } = useSince(run, setup)
  return (
    <Card title={t('evidence.since.title')}>
      {state === 'failed' ? (
        <ErrorState bare title={t('evidence.since.failed')} retryLabel={t('common.retry')} onRetry={again} />
      ) : state === null ? (
        <Skeleton lines={3} />
      ) : typeof state === 'string' ? (
        <p className="max-w-[72ch] text-text-2">{t(`evidence.since.${state}`)}</p>
      ) : (
        <Record since={state} run={run} />
      )}
    </Card>
  )
}

/** Null until it is calculated, in a worker of this browser. */
function useSince(run: LabRunReply, setup: Setup) {
  const [state, setState] = useState<SinceState | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    const stop = new AbortController()
    const show = (next: SinceState | 'failed') => !stop.signal.aborted && setState(next)
    recordSince(run, setup, stop.signal).then(show, () => show('failed'))
    return () => stop.abort(attempt)
  }, [run, setup, attempt])
  const again = () => {
    setState(null)
    setAttempt((before) => before + 1)
  }
  return { state, again }
}

function Record({ since, run }: { since: SinceSaved; run: LabRunReply }) {
  const t = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="num text-18 font-medium whitespace-normal">{headText(t, since)}</p>
      <StatStrip columns={4} bleed label={t('evidence.since.title')}>
        <Stat label={t('record.lines.net')} figure={changeText(since.net)} />
        <Stat label={t('record.lines.hold')} figure={changeText(since.hold)} />
        <Stat label={t('record.lines.crp')} figure={changeText(since.crp)} />
        <Stat label={t('evidence.saved.bars')} figure={countText(since.bars)} />
      </StatStrip>
      <p className="max-w-[72ch] text-14 text-text-2">{t('evidence.since.about', { at: momentText(run.created_at) })}</p>
    </div>
  )
}

function headText(t: T, { net, hold }: SinceSaved): string {
  const apart = Math.round((net - hold) * 10_000) / 100
  const text = { net: changeText(net), points: decimalText(Math.abs(apart), 2) }
  return t(apart === 0 ? 'evidence.since.same' : apart > 0 ? 'evidence.since.above' : 'evidence.since.below', text)
}

function changeText(growth: number): string {
  return percentText(((growth - 1) * 100).toFixed(2), 'always')
}
