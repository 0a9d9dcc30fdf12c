/** The routes of a member's own overview. */
import type { account } from '#contract/account'
import type { Handlers } from '#contract/define'
import { isId } from '#kernel/id'
import { isRefused, refuse } from '#kernel/refusal'
import { decodeCursor, page } from '#server/http'
import { countTransactions, findTransactions, statesOf, viewTransaction } from '#server/ledger'
import type { AccountDependencies } from './dependencies.ts'
import { readOverview } from './overview.ts'
import { readProfile } from './profile.ts'
import { answerStatement } from './statement/answer.ts'
import { listStatements } from './statement/list.ts'
import { readTransactionDetail } from './transactions.ts'

export function accountRoutes(dependencies: AccountDependencies): Handlers<typeof account> {
  const { query: read } = dependencies.database
  return {
    readMe: async ({ caller }) => ({ data: await readProfile(dependencies, caller.user_id) }),
    readAccount: async ({ caller }) => ({ data: await readOverview(dependencies, caller.user_id) }),
    listTransactions: async ({ query, caller }) => {
      const after = decodeCursor(query.cursor)
      if (isRefused(after)) return after
      const filter = {
        user_id: caller.user_id,
        states: query.status ? statesOf(query.status) : undefined,
        type: query.type,
        account: query.account,
        from: query.from ? new Date(query.from) : undefined,
        to: query.to ? new Date(query.to) : undefined,
      }
      const [rows, total] = await Promise.all([findTransactions(read, filter, query.limit + 1, after), countTransactions(read, filter)])
      const found = page({ rows, limit: query.limit, cursorOf: (row) => row, total })
      return { ...found, data: found.data.map(viewTransaction) }
    },
    readTransaction: async ({ params, caller }) => {
      const detail = isId(params.id) ? await readTransactionDetail(read, params.id, caller.user_id) : null
      return detail ? { data: detail } : refuse('no_transaction')
    },
    listStatements: async ({ caller }) => ({ data: await listStatements(dependencies, caller.user_id) }),
    readStatement: ({ query: { month, format }, caller, transport }) =>
      answerStatement(dependencies, caller.user_id, month, format ?? (transport.wants?.startsWith('text/csv') ? 'csv' : 'pdf')),
  }
}
