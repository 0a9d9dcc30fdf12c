/** A member's data as a file. Expensive, so limited to a few a day. */

import * as z from 'zod/mini'
import { user } from '#contract/member/account'
import { investment } from '#contract/plans'
import { signedMoney } from '#contract/shared/fields'
import { transaction } from '#contract/shared/transaction'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused } from '#kernel/refusal'
import { RIBBON } from '#sentences/ribbon'
import { findPostings, readLastMove } from '#server/books'
import { findInvestments, viewInvestment } from '#server/plans'
import { type ExportPart, usageLimit } from '#server/room'
import { findTransactions, viewTransaction } from '#server/transactions'
import type { AccountDependencies } from '../dependencies.ts'
import { readMe } from '../read-me.ts'

const EXPORTS = { bucket: 'export', max: 5, window_seconds: DAY_SECONDS } as const

export const limitNames = ['exports'] as const

export async function readLimits({ identity }: Pick<AccountDependencies, 'identity'>, user_id: string) {
  return (await identity.throttle.usage([{ ...EXPORTS, key: user_id }])).map((usage) => usageLimit('exports', usage))
}

export async function exportData(dependencies: AccountDependencies, user_id: string) {
  const { bucket, ...limit } = EXPORTS
  const limited = await dependencies.identity.throttle.limit(bucket, user_id, limit)
  if (isRefused(limited)) return limited satisfies Refused<'too_many'>
  const now = dependencies.clock.now()
  const content = writeExport([...ownParts(dependencies), ...dependencies.memberData.exportParts()], user_id, now)
  return { type: 'application/json; charset=utf-8' as const, content, save_as: `clearterm-data-${now.toISOString().slice(0, 10)}.json` }
}

const PAGE = 500
const BEGINNING = new Date(0)
const END = new Date('9999-01-01T00:00:00Z')

/** The parts that this room reads itself: the person, and their ledger and plan records. Shapes follow the API's schemas. */
function ownParts(dependencies: AccountDependencies): readonly ExportPart[] {
  const { database, business } = dependencies
  const { query } = database
  return [
    { name: 'profile', read: async (user_id) => z.encode(user, await readMe(dependencies, { user_id, role_hold: null })) },
    {
      name: 'transactions',
      read: async function* (user_id) {
        for await (const rows of pages((after: FoundTransaction | null) => findTransactions(query, { user_id }, PAGE, after), PAGE))
          yield rows.map((row) => z.encode(transaction, viewTransaction(row)))
      },
    },
    {
      name: 'investments',
      read: async function* (user_id) {
        const at = await business.now()
        const next = (after: Bought | null) =>
          findInvestments(query, { user_id }, PAGE, after && { created_at: after.started_at, id: after.id })
        for await (const rows of pages(next, PAGE)) yield rows.map((row) => z.encode(investment, viewInvestment(row, at)))
      },
    },
    {
      name: 'postings',
      read: async function* (user_id) {
        const period = { from: BEGINNING, until: END, upto: await readLastMove(query) }
        const next = (after: Posted | null) => findPostings(query, user_id, period, after, PAGE)
        for await (const rows of pages(next, PAGE))
          yield rows.map(({ entry_id, amount, ...row }) => ({ entry_id: String(entry_id), amount: z.encode(signedMoney, amount), ...row }))
      },
    },
  ]
}

type FoundTransaction = Awaited<ReturnType<typeof findTransactions>>[number]
type Bought = Awaited<ReturnType<typeof findInvestments>>[number]
type Posted = Awaited<ReturnType<typeof findPostings>>[number]

/** Keyset paging: `next` reads after the last row, until a page is not full. */
async function* pages<Row>(next: (after: Row | null) => Promise<readonly Row[]>, size: number): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null
  for (;;) {
    const rows: readonly Row[] = await next(after)
    if (rows.length > 0) yield rows
    after = rows.at(-1) ?? null
    if (rows.length < size) return
  }
}

/** Streams the parts as one JSON document. */
async function* writeExport(parts: readonly ExportPart[], user_id: string, exported_at: Date): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{"exported_at":${JSON.stringify(exported_at)},"mode":${JSON.stringify(RIBBON)}`)
  for (const { name, read } of parts) {
    yield Buffer.from(`,\n${JSON.stringify(name)}:`)
    const part = read(user_id)
    if (!(Symbol.asyncIterator in part)) yield Buffer.from(JSON.stringify((await part) ?? null))
    else yield* writeList(part)
  }
  yield Buffer.from('}\n')
}

async function* writeList(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<Uint8Array> {
  let before = '['
  for await (const page of rows) {
    for (const row of page) {
      yield Buffer.from(before + JSON.stringify(row))
      before = ',\n'
    }
  }
  yield Buffer.from(before === '[' ? '[]' : ']')
}
