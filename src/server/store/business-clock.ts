/**
 * The business date: real time plus an offset that the sandbox moves forward. Read from the store each time, so that all nodes
 * agree.
 */
import type { BusinessClock, Clock } from '#kernel/clock'
import { singleFlight } from '#kernel/single-flight'
import type { Query } from './port.ts'

export type MovableClock = BusinessClock & {
  offsetMilliseconds(): Promise<number>
  /** The business date at a real instant. */
  at(instant: Date): Promise<Date>
  lastStep(): Promise<BusinessStep>
}

/** The last move of the business date: `moves` so far, the offset since then, and the real time; null before the first. */
export type BusinessStep = { readonly moves: number; readonly milliseconds: number; readonly moved_at: Date | null }

export function openBusinessClock({ query, clock }: { query: Query; clock: Clock }): MovableClock {
  const offsetMilliseconds = singleFlight(async () => {
    const [row] = await query<{ milliseconds: bigint }>('SELECT milliseconds FROM business_offset')
    return Number(row?.milliseconds ?? 0n)
  })
  return {
    offsetMilliseconds,
    now: async () => new Date(clock.now().getTime() + (await offsetMilliseconds())),
    at: async (instant) => {
      const [step] = await query<{ milliseconds: bigint }>(
        'SELECT milliseconds FROM business_offset_step WHERE recorded_at <= $1 ORDER BY n DESC LIMIT 1',
        [instant],
      )
      return new Date(instant.getTime() + Number(step?.milliseconds ?? 0n))
    },
    lastStep: async () => {
      const [step] = await query<{ moves: number; milliseconds: bigint; moved_at: Date | null }>(
        `SELECT (n - 1)::int AS moves, milliseconds, CASE WHEN isfinite(recorded_at) THEN recorded_at END AS moved_at
         FROM business_offset_step ORDER BY n DESC LIMIT 1`,
      )
      return { moves: step?.moves ?? 0, milliseconds: Number(step?.milliseconds ?? 0n), moved_at: step?.moved_at ?? null }
    },
  }
}

/** Moves it forward, as a record of the group that audits it. */
export function businessStep(milliseconds: number, at: Date): { name: 'store_record_business_step'; row: Record<string, unknown> } {
  return { name: 'store_record_business_step', row: { milliseconds: Math.round(milliseconds), at } }
}
