/** Writes of a run: each in a transaction that confirms that this node still leads. */
import type { Database, Queryable, Tx } from '#server/store'

export type Leading = {
  /** Whether this node still leads; while the caller's transaction is open, no other can become the leader. */
  confirm(tx: Queryable): Promise<boolean>
}

export type Write = (work: (tx: Tx) => Promise<void>) => Promise<void>

/** `leading` null: for tests, without a leader. */
export function openWrite(database: Database, leading: Leading | null): Write {
  return (work) =>
    database.transaction(async (tx) => {
      if (leading && !(await leading.confirm(tx))) throw new Error('another node makes the forecasts by now')
      await work(tx)
    })
}
