/** The routes of a member's overview. */
import type { account } from '#contract/member/account'
import type { figures } from '#contract/member/figures'
import type { profile } from '#contract/member/profile'
import type { search } from '#contract/search'
import type { Caller, Handlers, Transport } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { isId } from '#kernel/id'
import { atField, isRefused, refuse } from '#kernel/refusal'
import { decodeCursor, page } from '#server/http'
import { afterEffective, countTransactions, findTransactions, statesOf } from '#server/transactions'
import { type Closer, closeAccount, findObstacles } from './closing/close.ts'
import type { AccountDependencies } from './dependencies.ts'
import { exportData } from './export/export.ts'
import { readEquity } from './figures/equity.ts'
import { readFigure } from './figures/read-figure.ts'
import { readOverview } from './overview.ts'
import { readMe } from './read-me.ts'
import { searchOwn } from './search/search.ts'
import { buildStatementFile } from './statement/build-file.ts'
import { listStatements, periodOf } from './statement/period.ts'
import { listAdminActions, readTransactionDetail, viewWithPayouts } from './transactions.ts'

export function accountRoutes(dependencies: AccountDependencies): Handlers<typeof account> {
  const { query: read } = dependencies.database
  return {
    readMe: async ({ caller }) => ({ data: await readMe(dependencies, caller) }),
    readAccount: async ({ caller }) => ({ data: await readOverview(dependencies, caller.user_id) }),
    listTransactions: async ({ query, caller }) => {
      const after = decodeCursor(query.cursor)
      if (isRefused(after)) return after
      const filter = {
        user_id: caller.user_id,
        states: query.status ? statesOf(query.status) : undefined,
        type: query.type,
        account: query.account,
        oldest_first: query.sort === 'oldest',
        from: query.from ? new Date(query.from) : undefined,
        to: query.to ? new Date(query.to) : undefined,
        date: 'effective_at',
      } as const
      const [rows, total] = await Promise.all([findTransactions(read, filter, query.limit + 1, after), countTransactions(read, filter)])
      const result = page({ rows, limit: query.limit, cursorOf: afterEffective, total })
      return { ...result, data: await viewWithPayouts(read, result.data) }
    },
    readTransaction: async ({ params, caller }) => {
      const detail = isId(params.id) ? await readTransactionDetail(read, params.id, caller.user_id) : null
      return detail ? { data: detail } : refuse('no_transaction')
    },
    listAdminActions: ({ query, caller }) => listAdminActions(dependencies, caller.user_id, query),
    exportData: ({ caller }) => exportData(dependencies, caller.user_id),
    readClosing: async ({ caller }) => {
      const user = await dependencies.identity.readUser(caller.user_id)
      assert(user, 'a session has its user')
      const in_the_way = await findObstacles(read, user)
      return { data: { can_close: in_the_way.length === 0, in_the_way } }
    },
    closeMe: async ({ body, caller, transport }) => {
      const wrong = await dependencies.identity.provePassword(caller.user_id, body.password)
      if (wrong) return wrong
      const outcome = await closeAccount(dependencies, caller.user_id, byMember(caller, transport))
      if (isRefused(outcome)) return outcome
      transport.clearSession()
      return { message: 'Your account is closed.' }
    },
    listStatements: async ({ caller }) => ({ data: await listStatements(dependencies, caller.user_id) }),
    readStatement: async ({ query: { language, report, format, ...asked }, caller, transport }) => {
      const period = periodOf(asked)
      if (isRefused(period)) return period
      const wanted = format ?? (transport.wants?.startsWith('text/csv') ? 'csv' : 'pdf')
      return buildStatementFile(dependencies, caller.user_id, {
        period,
        report: report ?? 'account',
        format: wanted,
        language,
        spreadsheet: transport.spreadsheet,
      })
    },
  }
}

export function figureRoutes(dependencies: AccountDependencies): Handlers<typeof figures> {
  return {
    readEquity: async ({ query: { range }, caller }) => ({ data: await readEquity(dependencies, caller.user_id, range) }),
    readFigure: async ({ params: { name }, query, caller }) => {
      const result = await readFigure(dependencies, caller.user_id, { name, limit: query.limit, cursor: query.cursor })
      if (isRefused(result)) return result
      const { upto, postings, next_cursor, total, parts, value, definition, counts, as_of } = result
      const shown = postings.map(({ entry_id, ref, effective_at, account, amount, kind }) => ({
        entry_id: String(entry_id),
        account,
        amount,
        kind,
        at: effective_at,
        transaction_id: ref,
      }))
      const data = { name, value, definition, counts, as_of, upto_entry: String(upto), parts: [...parts], postings: shown }
      return { data, page: { next_cursor, total } }
    },
  }
}

export function searchRoutes(dependencies: AccountDependencies): Handlers<typeof search> {
  return {
    searchOwn: async ({ query: { q }, caller }) => {
      const result = await searchOwn(dependencies, caller.user_id, q)
      return { data: result.map(({ closeness: _, ...shown }) => shown) }
    },
  }
}

/** The log names the account rather than the person, because it is never erased. */
function byMember({ user_id }: Caller, { request_id }: Transport): Closer {
  return { user_id, email: null, reason: null, request_id }
}

/** The profile's routes. */
export function profileRoutes(dependencies: AccountDependencies): Handlers<typeof profile> {
  const { documents } = dependencies
  const { updateProfile, removePicture } = dependencies.identity
  return {
    updateProfile: async ({ body, files, caller }) => {
      const { user_id, email } = caller
      // Before any transaction, because it can take seconds.
      const picture = files.profile_pic_url && (await documents.examine(files.profile_pic_url, 'avatar'))
      if (isRefused(picture)) return atField('profile_pic_url', picture)
      const outcome = await updateProfile({
        user_id,
        own_email: email,
        body,
        keepPicture: picture && ((tx) => documents.keep(tx, { owner: user_id, purpose: 'avatar', file: picture, keep_until: null })),
      })
      return isRefused(outcome) ? outcome : { data: await readMe(dependencies, caller), message: 'Profile Updated Successfully' }
    },
    removePicture: async ({ caller }) => {
      await removePicture(caller.user_id, (tx, picture_id) => documents.remove(tx, caller.user_id, picture_id))
      return undefined
    },
  }
}
