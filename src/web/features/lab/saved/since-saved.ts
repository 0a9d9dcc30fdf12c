/**
 * The record of a saved run since it was saved: the server fixed rule, coins and costs then, so no later price could shape them. The rule
 * runs on from its first bar; holding and rebalancing begin at the last close that was known when it was saved.
 */
import type { LabRunReply } from '#contract/lab'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { fetchCloses } from '../fetch-closes.ts'
import type { Curve, Setup } from '../lab-messages.ts'
import { runInLabWorker } from '../run-in-worker.ts'

/** Growth factors after costs. */
export type SinceSaved = { readonly bars: number; readonly net: number; readonly hold: number; readonly crp: number }
/** `early`: no bar has closed since. `moved`: the prices are of another source now. */
export type SinceState = SinceSaved | 'early' | 'moved'

const LENGTH_MS = { '1h': HOUR_MS, '1d': DAY_MS } as const

export async function recordSince(run: LabRunReply, setup: Setup, signal: AbortSignal): Promise<SinceState> {
  const data = await fetchCloses({ ...setup, to: serverNow().toISOString() }, () => {}, signal)
  if (data.source !== run.source) return 'moved'
  const base = lastKnown(data.at, LENGTH_MS[run.interval], Date.parse(run.created_at))
  if (base < 0 || base >= data.at.length - 1) return 'early'
  const { choice, program, interval, cost_bps } = setup
  const ask = { choice, program, interval, cost_bps, band: null }
  const own = await runInLabWorker({ ...ask, closes: data.closes }, () => {}, signal)
  const beside = await runInLabWorker({ ...ask, choice: 'bah', program: undefined, closes: data.closes.slice(base) }, () => {}, signal)
  return {
    bars: data.at.length - 1 - base,
    net: growthFrom(own.net, base),
    hold: growthFrom(beside.net, 0),
    crp: growthFrom(beside.crp, 0),
  }
}

/** The newest bar that had closed at an instant; `at` are the bars' starts. */
export function lastKnown(at: readonly string[], length_ms: number, instant: number): number {
  return at.findLastIndex((start) => Date.parse(start) + length_ms <= instant)
}

export function growthFrom(curve: Curve, base: number): number {
  return (curve.at(-1) ?? 1) / (curve[base] ?? 1)
}
