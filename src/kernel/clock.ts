/**
 * Time is passed in as an argument; only this file reads the machine's clock. There are two clocks: the real one (codes,
 * expiries, sessions, recorded_at) and the business one (plan start, accrual, maturity, effective_at), which the sandbox may
 * move forward.
 */
export type Clock = {
  /** The real time. */
  now(): Date
  /** Milliseconds from an arbitrary start, monotonic: for time-outs and durations only. */
  monotonic(): number
}

export type BusinessClock = {
  /** The business date: the real time plus the sandbox's offset. */
  now(): Promise<Date>
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
}

export function addSeconds(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000)
}

/** Whole seconds from `from` to `to`, floored; negative when `to` is earlier. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 1000)
}
