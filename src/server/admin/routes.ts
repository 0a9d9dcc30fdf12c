/** The administrators' routes: they translate between wire and use case and decide nothing. */
import type { admin } from '#contract/admin'
import type { Caller, Handlers, Transport } from '#contract/define'
import { ALL_REQUIRED } from '#contract/fields'
import type { Clock } from '#kernel/clock'
import { isId } from '#kernel/id'
import { mapOnce } from '#kernel/once'
import { isRefused, refuse } from '#kernel/refusal'
import { readTransactionDetail } from '#server/account'
import type { Audit } from '#server/audit'
import type { Funding } from '#server/funding'
import { decodeCursor, page } from '#server/http'
import type { Actor, Identity, WriteOutbox } from '#server/identity'
import { type Post, type Transaction, viewTransaction } from '#server/ledger'
import type { Database, MovableClock } from '#server/store'
import { moveBusinessDate, readBusinessDate } from './business-date.ts'
import { emailUser } from './email-user.ts'
import { countByStatus, findAdminTransactions } from './find-transactions.ts'
import { type SettingsRoom, viewSettings } from './settings.ts'
import { fundTreasury, viewTreasury } from './treasury.ts'
import { viewUser, viewUserDetail, viewUsers } from './users.ts'

export type AdminDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: MovableClock
  readonly audit: Audit
  readonly identity: Identity
  readonly funding: Funding
  readonly settings: SettingsRoom
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
  matureDue(): Promise<number>
}

export function adminRoutes(dependencies: AdminDependencies): Handlers<typeof admin> {
  return { ...userRoutes(dependencies), ...transactionRoutes(dependencies), ...operatorRoutes(dependencies) }
}

function actorOf(caller: Caller, transport: Transport): Actor {
  return { user_id: caller.user_id, email: caller.email, request_id: transport.request_id }
}

type Users = 'listUsers' | 'readUser' | 'changeUser' | 'emailUser'
type Transactions = 'listAllTransactions' | 'readAnyTransaction' | 'fund' | 'approve' | 'decline' | 'deleteTransaction'

function userRoutes(dependencies: AdminDependencies): Pick<Handlers<typeof admin>, Users> {
  const { database, identity } = dependencies
  return {
    listUsers: async ({ query }) => {
      const found = await identity.findUsers(query)
      return { data: await viewUsers(database, found.users), page: found.page }
    },
    readUser: async ({ params }) => {
      const user = await identity.readUser(params.id)
      return user ? { data: await viewUserDetail(dependencies, user) } : refuse('no_user')
    },
    changeUser: async ({ params, body, caller, transport }) => {
      const actor = actorOf(caller, transport)
      const reason = body.reason || null
      const changed =
        body.status === 'suspended'
          ? await identity.suspend(actor, params.id, reason)
          : body.status === 'active'
            ? await identity.unsuspend(actor, params.id, reason)
            : await identity.verifyByAdministrator(actor, params.id)
      if (isRefused(changed)) return changed
      return { data: await viewUser(database, changed), message: body.status ? 'Successful!' : 'User verified successfully' }
    },
    emailUser: async ({ params, body, caller, transport }) => {
      const refusal = await emailUser(dependencies, actorOf(caller, transport), { user_id: params.id, ...body })
      return refusal ?? { message: 'Email Sent Successfully!' }
    },
  }
}

const shown = (message: string) => (transaction: Transaction) => ({ data: { transaction: viewTransaction(transaction) }, message })

function transactionRoutes({ database, clock, identity, funding }: AdminDependencies): Pick<Handlers<typeof admin>, Transactions> {
  const { query: read } = database
  return {
    listAllTransactions: async ({ query }) => {
      const after = decodeCursor(query.cursor)
      if (isRefused(after)) return after
      const asked = { ...query, after, waiting: query.waiting === 'true' }
      const [found, counts] = await Promise.all([
        findAdminTransactions({ query: read, clock, identity }, asked),
        countByStatus(read, clock),
      ])
      const paged = page({ rows: found.rows, limit: query.limit, cursorOf: (row) => row, total: found.total })
      return { ...paged, data: paged.data.map(found.view), counts }
    },
    readAnyTransaction: async ({ params }) => {
      const detail = await readTransactionDetail(read, params.id, null)
      return detail ? { data: detail } : refuse('no_transaction')
    },
    fund: async ({ body, caller, transport, once }) => {
      if (!isId(body.user)) return refuse('no_user')
      const view = shown('Successful!')
      const { user, account_type: account, transaction_type: type, amount, narration } = body
      const asked = { user_id: user, account, type, amount, narration, by: actorOf(caller, transport) }
      const outcome = await funding.adjust(asked, mapOnce(once, view))
      return 'user_id' in outcome ? view(outcome) : outcome
    },
    approve: async ({ params, caller, transport, once }) => {
      const view = shown('Approved Successfully')
      const outcome = await funding.approve({ transaction_id: params.id, by: actorOf(caller, transport) }, mapOnce(once, view))
      return 'user_id' in outcome ? view(outcome) : outcome
    },
    decline: async ({ params, body, caller, transport, once }) => {
      const view = shown('Declined Successfully')
      const reason = body?.admin_comment || body?.reason_code || undefined
      const outcome = await funding.decline({ transaction_id: params.id, by: actorOf(caller, transport), reason }, mapOnce(once, view))
      return 'user_id' in outcome ? view(outcome) : outcome
    },
    deleteTransaction: async ({ params, caller, transport, once }) => {
      const view = shown('Deleted Successfully')
      const outcome = await funding.deleteTransaction({ transaction_id: params.id, by: actorOf(caller, transport) }, mapOnce(once, view))
      return 'user_id' in outcome ? view(outcome) : outcome
    },
  }
}

function operatorRoutes(dependencies: AdminDependencies): Omit<Handlers<typeof admin>, Users | Transactions> {
  const { audit, funding, settings } = dependencies
  return {
    listAdminWallets: async () => ({ data: await funding.listWallets() }),
    readTreasury: async () => ({ data: await viewTreasury(dependencies) }),
    fundReserve: async ({ body, caller, transport, once }) => {
      const view = (data: Awaited<ReturnType<typeof viewTreasury>>) => ({ data, message: 'Successful!' })
      const outcome = await fundTreasury(dependencies, actorOf(caller, transport), body, mapOnce(once, view))
      return 'as_of' in outcome ? view(outcome) : outcome
    },
    readSettings: async () => ({ data: viewSettings(await settings.read()) }),
    changeSettings: async ({ body, caller, transport }) => {
      if (Object.keys(body).length === 0) return refuse('invalid', { message: ALL_REQUIRED })
      return { data: viewSettings(await settings.change(actorOf(caller, transport), body)), message: 'Successful!' }
    },
    listAudit: ({ query }) => audit.list(query),
    readBusinessDate: async () => ({ data: await readBusinessDate(dependencies) }),
    moveBusinessDate: async ({ body, caller, transport }) => ({
      data: await moveBusinessDate(dependencies, actorOf(caller, transport), body.days),
    }),
  }
}
