/** The business date: the real time plus an offset that the sandbox moves forward. Read from the store each time, so that all nodes agree. */
import type { BusinessClock, Clock } from '#kernel/clock'
import { singleFlight } from '#kernel/single-flight'
import type { Query, Tx } from './port.ts'

export type MovableClock = BusinessClock & {
  offsetMilliseconds(): Promise<number>
  /** The business date that stood at a real instant. */
  at(instant: Date): Promise<Date>
  /** Forward only; in the transaction that records who moved it. */
  move(tx: Pick<Tx, 'query'>, milliseconds: number): Promise<void>
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
    move: async (tx, milliseconds) => {
      await tx.query(
        `WITH moved AS (UPDATE business_offset SET milliseconds = milliseconds + $1 RETURNING milliseconds)
         INSERT INTO business_offset_step (recorded_at, milliseconds) SELECT $2, milliseconds FROM moved`,
        [Math.round(milliseconds), clock.now()],
      )
    },
  }
}
