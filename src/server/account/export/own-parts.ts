/** The parts that this room reads itself: the person, and their ledger and plan records. Shapes follow the API's schemas. */
import * as z from 'zod/mini'
import { user } from '#contract/member/account'
import { investment } from '#contract/plans'
import { signedMoney } from '#contract/shared/fields'
import { transaction } from '#contract/shared/transaction'
import { findPostings, readLastMove } from '#server/books'
import { findInvestments, viewInvestment } from '#server/plans'
import type { ExportPart } from '#server/room'
import { findTransactions, viewTransaction } from '#server/transactions'
import type { AccountDependencies } from '../dependencies.ts'
import { readMe } from '../read-me.ts'
import { pages } from './pages.ts'

const PAGE = 500
const BEGINNING = new Date(0)
const END = new Date('9999-01-01T00:00:00Z')

export function ownParts(dependencies: AccountDependencies): readonly ExportPart[] {
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
