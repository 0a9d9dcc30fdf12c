/** Whether this node is fit for traffic: the store answers and has our rights, the books are not stopped, the clocks agree. */
import type { Clock } from '#kernel/clock'
import { readHalted } from '#server/ledger'
import type { Database } from '#server/store'

export type Check = { readonly name: string; readonly ok: boolean; readonly detail: string | null }

const MAX_SKEW_SECONDS = 5

export type HealthDependencies = {
  readonly database: Database
  readonly clock: Clock
  /** How old the solvency proof is, or what keeps it from being made. */
  describeProof(): Promise<string>
  /** How old the prices are, or what keeps newer ones away. */
  describePrices(): Promise<string>
  /** What is wrong with the address limits, or null. */
  describeProxies(): string | null
}

const NO_ROLE = 'The role clearterm_app could not be created: append-only rests on triggers alone.'
const ONE_LOGIN =
  'One login migrates and serves, so what serves can become the owner of the tables. DATABASE_OWNER_URL keeps the two apart.'
const EMBEDDED = 'The embedded store has one login: whoever has the process or its folder owns the tables.'

/** Null where the login that serves is not the owner. */
export function loginDetail({ kind, ownsTables }: Pick<Database, 'kind' | 'ownsTables'>): string | null {
  if (!ownsTables()) return null
  return kind === 'embedded' ? EMBEDDED : ONE_LOGIN
}

export async function checkHealth({ database, clock, ...told }: HealthDependencies): Promise<Check[]> {
  try {
    const [row] = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now')
    const skew = row ? Math.abs(clock.now().getTime() - row.now.getTime()) / 1000 : 0
    const halted = await readHalted(database.query)
    const role = database.roleInForce()
    const full = database.outOfSpace() !== null
    return [
      { name: 'store', ok: true, detail: null },
      // Why stands in the log; whoever asks here is anyone.
      { name: 'writes', ok: !full, detail: full ? 'Not ready for writes: the database has no room. Reads go on.' : null },
      { name: 'ledger', ok: halted === null, detail: halted === null ? null : 'Money writes are stopped by the auditor.' },
      {
        name: 'clock',
        ok: skew <= MAX_SKEW_SECONDS,
        detail: skew <= MAX_SKEW_SECONDS ? null : `${Math.round(skew)} s off the store's clock.`,
      },
      // Told, not failed: a managed PostgreSQL may not let us create the role; the triggers stand there all the same.
      { name: 'role', ok: true, detail: role ? loginDetail(database) : NO_ROLE },
      // Told as well: nobody's withdrawal waits for a proof.
      { name: 'proof', ok: true, detail: await told.describeProof() },
      // And nobody's money waits for a price: bots alone halt on one that is old.
      { name: 'prices', ok: true, detail: await told.describePrices() },
      // Told too: limits hold, they only count many as one.
      { name: 'proxy', ok: true, detail: told.describeProxies() },
    ]
  } catch {
    return [{ name: 'store', ok: false, detail: 'The store does not answer.' }]
  }
}
