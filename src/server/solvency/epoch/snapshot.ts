/** A consistent snapshot of all books: each user's liabilities, the operator's own accounts, and the last journal batch. */
import { type Cents, cents } from '#kernel/money'
import { readBalanceSheet, readLastBatch } from '#server/books'
import type { Database, Query } from '#server/store'
import { liabilitiesOf } from '#server/treasury'

/** Small enough not to delay callers. */
const PAGE_ACCOUNTS = 2_048

export type Snapshot = {
  readonly at: Date
  readonly batch: bigint
  readonly accounts: number
  readonly liabilities: Cents
  readonly reserve_free: Cents
  readonly reserve_committed: Cents
  /** The referral and adjustment budgets. */
  readonly operator_other: Cents
  readonly custody: Cents
}

export type SnapshotConsumer = {
  /** Gets the figures before the accounts. */
  begin(snapshot: Snapshot): void
  /** Packed accounts, in order of their ids. Returns at once: a transaction is open. */
  page(owed: Buffer): void
}

/** Reads everything in one REPEATABLE READ transaction. Null: there is no account. */
export async function readSnapshot({ transaction }: Database, reader: SnapshotConsumer): Promise<Snapshot | null> {
  return transaction(
    async (tx) => {
      const snapshot = await readFigures(tx.query)
      if (snapshot.accounts === 0) return null
      reader.begin(snapshot)
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const page = await readPage(tx.query, after)
        if (!page) return snapshot
        reader.page(page.owed)
        after = page.last
      }
    },
    { snapshot: true },
  )
}

async function readFigures(query: Query): Promise<Snapshot> {
  const [row] = await query<{ at: Date; accounts: bigint }>(
    `SELECT date_trunc('milliseconds', clock_timestamp()) AS at, count(*) AS accounts FROM users WHERE status <> 'closed'`,
  )
  const batch = await readLastBatch(query)
  const balances = await readBalanceSheet(query)
  return {
    at: row?.at ?? new Date(0),
    batch,
    accounts: Number(row?.accounts ?? 0n),
    liabilities: liabilitiesOf(balances),
    reserve_free: balances['reserve:free'],
    reserve_committed: balances['reserve:committed'],
    operator_other: cents(balances['referral:budget'] + balances['adjustment:budget']),
    custody: balances.custody,
  }
}

type Page = { readonly owed: Buffer; readonly last: string }

async function readPage(query: Query, after: string): Promise<Page | null> {
  const [page] = await query<{ owed: Buffer | null; last: string | null }>(
    `SELECT string_agg(proof_owed_record(o), '' ORDER BY account_id) AS owed, (array_agg(account_id ORDER BY account_id DESC))[1] AS last
     FROM (SELECT * FROM proof_owed WHERE account_id > $1 ORDER BY account_id LIMIT ${PAGE_ACCOUNTS}) o`,
    [after],
  )
  return page?.owed && page.last ? { owed: page.owed, last: page.last } : null
}
