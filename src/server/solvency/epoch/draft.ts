/**
 * What an epoch needs beside the log, stored in advance: the leaves file and the accounts' records, under a draft id. An abandoned draft is
 * removed by the next attempt; concurrent builds on two nodes don't mix.
 */
import { newId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { readBalanceSheet, readLastBatch } from '#server/books'
import type { Database, Query } from '#server/store'
import { liabilitiesOf } from '#server/treasury'
import { idAt } from '../tree/account-record.ts'
import { openTree, type Tree, type TreeFault } from '../tree/tree.ts'
import type { Piece, TreeHead } from '../tree/tree-work.ts'
import { insertAccounts, insertParts } from './epoch-store.ts'

export type Draft = TreeHead & { readonly id: string; readonly snapshot: Snapshot; readonly leaves_sha256: string }

/** Pieces in one statement: about a megabyte. */
const TOGETHER = 32

type Making = { readonly master: Uint8Array; readonly epoch: number; readonly beforeReading: () => void }

/**
 * Reads the books and stores the draft of an epoch. Null: there is no account. Refuses `unequal` when the users' amounts don't add up to
 * the books' liabilities, and the tree's refusals; nothing is stored then.
 */
export async function makeDraft(
  database: Database,
  { master, epoch, beforeReading }: Making,
): Promise<Draft | null | Refused<TreeFault | 'unequal'>> {
  const opened: { tree: Tree | null } = { tree: null }
  try {
    beforeReading()
    const snapshot = await readSnapshot(database, {
      begin: ({ accounts }) => {
        opened.tree = openTree({ master, epoch, accounts })
      },
      page: (owed) => opened.tree?.add(owed),
    })
    if (!snapshot || !opened.tree) return null
    const { custody, liabilities } = snapshot
    const held_for = liabilities + snapshot.reserve_free + snapshot.operator_other
    if (custody !== held_for) return refuse('unequal', { detail: `custody is ${custody} cents, all claims on it are ${held_for}` })
    const head = await opened.tree.build()
    if ('refused' in head) return refuse(head.refused)
    if (head.total !== liabilities) return refuse('unequal', { detail: `users are owed ${head.total} cents, the books say ${liabilities}` })
    const id = newId()
    return { ...head, id, snapshot, leaves_sha256: await store(database.query, id, opened.tree) }
  } finally {
    await opened.tree?.close()
  }
}

/** Stores all pieces, requesting the next while the last are written; returns the hash of the leaves file. */
async function store(query: Query, id: string, tree: Tree): Promise<string> {
  let leaves_sha256 = ''
  for (let pieces = await tree.more(TOGETHER); pieces.length > 0; ) {
    const [next] = await Promise.all([tree.more(TOGETHER), storePieces(query, id, pieces)])
    for (const piece of pieces) if ('leaves_sha256' in piece) leaves_sha256 = piece.leaves_sha256
    pieces = next
  }
  return leaves_sha256
}

async function storePieces(query: Query, id: string, pieces: readonly Piece[]): Promise<void> {
  await insertParts(
    query,
    id,
    pieces.flatMap((piece) => ('part' in piece ? [piece] : [])),
  )
  await insertAccounts(
    query,
    id,
    pieces.flatMap((piece) => ('records' in piece ? [{ first_id: idAt(piece.records, 0), records: piece.records }] : [])),
  )
}

/** Removes abandoned drafts. Only the log's writer may: another node's draft may be in progress. */
export async function removeStrayDrafts(query: Query): Promise<void> {
  for (const table of ['proof_leaves', 'proof_accounts'])
    await query(`DELETE FROM ${table} WHERE draft NOT IN (SELECT draft FROM proof_epoch)`)
}

/** Small enough not to delay callers. */
const PAGE_ACCOUNTS = 2_048

type Snapshot = {
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

type SnapshotConsumer = {
  /** Gets the figures before the accounts. */
  begin(snapshot: Snapshot): void
  /** Packed accounts, in order of their ids. Returns at once: a transaction is open. */
  page(owed: Buffer): void
}

/** Reads everything in one REPEATABLE READ transaction. Null: there is no account. */
async function readSnapshot({ transaction }: Database, reader: SnapshotConsumer): Promise<Snapshot | null> {
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
