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
}

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
  }
}

/** Moves it forward, as a record of the group that audits it. */
export function businessStep(milliseconds: number, at: Date): { name: 'store_record_business_step'; row: Record<string, unknown> } {
  return { name: 'store_record_business_step', row: { milliseconds: Math.round(milliseconds), at } }
}
