import * as z from 'zod/mini'
import { depositNetworks } from '#contract/shared/deposit-network'
import { isId } from '#kernel/id'
import { formatDecimal } from '#kernel/money'
import { defineChange, unreadableChange } from '#server/approvals'
import { type Identity, readPersonState } from '#server/identity'
import { defineRoom, limitsOf } from '#server/room'
import { sealedFor } from '#server/store'
import { readTransaction, statusOf } from '#server/transactions'
import type { FundingDependencies } from './dependencies.ts'
import { limitNames } from './limits.ts'
import { type Funding, openFunding } from './open.ts'
import { BANK_SEAL } from './payout/payout.ts'
import { sandboxRail } from './rails/sandbox.ts'
import { fundingRoutes } from './routes.ts'
import { erasePayout, readWallet } from './store.ts'
import { withdrawalCodes } from './withdrawal/code.ts'

type Needs = Omit<FundingDependencies, 'codes' | 'limit' | 'usage' | 'memberOf' | 'rail' | 'undoLink'> & {
  readonly identity: Pick<Identity, 'oneTimeCode' | 'throttle' | 'readUser' | 'issueLink'>
}

const sealed = sealedFor(BANK_SEAL)

export const fundingRoom = defineRoom({
  name: 'funding',
  knows: ['approvals', 'audit', 'books', 'identity', 'ledger', 'store', 'transactions'],
  needs: ['database', 'post', 'clock', 'business', 'settings', 'sealer', 'audit', 'approvals', 'mail', 'identity'],
  open: ({ identity, ...given }: Needs) =>
    openFunding({
      ...given,
      codes: withdrawalCodes(identity.oneTimeCode),
      limit: identity.throttle.limit,
      usage: identity.throttle.usage,
      memberOf: identity.readUser,
      rail: sandboxRail,
      undoLink: (tx, { user_id, change_id }) => identity.issueLink(tx, { purpose: 'undo_address', user_id, object: change_id }),
    }),
  routes: fundingRoutes,
  expiries: ({ nextLapse, lapseWithdrawals }) => [{ name: 'lapse', next: nextLapse, end: lapseWithdrawals }],
  reactions: ({ notifyWalletChange, payOut }) => ({ 'wallet.changed': notifyWalletChange, 'withdrawal.payout': payOut }),
  changes: fundingChanges,
  ledger: {
    claims: ['funding_claim_deposit_room', 'funding_claim_first_deposit'],
    records: ['funding_record_wallet', 'funding_record_wallet_end', 'funding_record_wallet_change'],
    checks: ['funding_audit'],
  },
  sealed: [
    { table: 'bank_detail', id: 'user_id', column: 'sealed', reseal: sealed },
    // The code of a withdrawal that is not confirmed yet is bound to the sealed bytes.
    { table: 'member_transaction', id: 'id', column: 'bank_sealed', except: `state = 'unconfirmed'`, reseal: sealed },
  ],
  erase: (_, tx, { user_id }) => erasePayout(tx, user_id),
  limits: ({ readLimits }) => limitsOf(limitNames, ({ user_id }) => readLimits(user_id)),
  exports: ({ listPayoutAddresses, listAddressChanges, readPayout }) => [
    { name: 'payout_addresses', read: (user_id) => listPayoutAddresses(user_id) },
    { name: 'payout_address_changes', read: listAddressChanges },
    { name: 'bank_details', read: async (user_id) => (await readPayout(user_id)).bank },
  ],
})

/** The changes of this room that need a second administrator. */
const adjustment = z.object({ account: z.enum(['main', 'bonus', 'earning']), narration: z.string() })
const decision = z.object({ transaction: z.string() })
const wallet = z.object({
  name: z.optional(z.string()),
  symbol: z.optional(z.string()),
  network: z.optional(z.enum(depositNetworks)),
  address: z.optional(z.string()),
  image: z.optional(z.nullable(z.string())),
  rank: z.optional(z.number()),
})

function fundingChanges(funding: Pick<Funding, 'adjust' | 'approve' | 'undoRequest' | 'saveWallet'>) {
  return {
    'adjustment.credit': adjustmentChange(funding, 'credit'),
    'adjustment.debit': adjustmentChange(funding, 'debit'),
    'deposit.approve': approval(funding),
    'withdrawal.approve': approval(funding),
    'wallet.create': walletChange(funding),
    'wallet.change': walletChange(funding),
  }
}

/** A debit without the email: a member cannot prevent it by changing theirs. */
function adjustmentChange(funding: Pick<Funding, 'adjust'>, type: 'credit' | 'debit') {
  return defineChange({
    payload: adjustment,
    current: async (reader, { object_id }) => {
      const person = isId(object_id ?? '') ? await readPersonState(reader, String(object_id)) : null
      return person && { status: person.status, ...(type === 'credit' ? { email: person.email } : {}) }
    },
    execute: async ({ account }, { object_id, amount, maker_reason }, { checker: by, consent }, once) => {
      if (amount === null || object_id === null) return unreadableChange()
      return funding.adjust({ user_id: object_id, account, type, amount, narration: maker_reason ?? '', by, consent }, once)
    },
  })
}

/** The transaction as its owner sees it: waiting for a second administrator is pending too. Its decision locks it. */
function approval(funding: Pick<Funding, 'approve' | 'undoRequest'>) {
  return defineChange({
    payload: decision,
    current: async ({ query }, _, { transaction: id }) => {
      const transaction = isId(id) ? await readTransaction(query, id) : null
      if (!transaction) return null
      const { user_id, amount, state, method, coin, network, address, bank_last_four } = transaction
      const owner = await readPersonState({ query, lock: '' }, user_id)
      const destination = { method, coin, network, address, bank_last_four }
      return { user: user_id, email: owner?.email ?? null, amount: formatDecimal(amount), status: statusOf(state), ...destination }
    },
    execute: ({ transaction }, _, { checker: by, consent }, once) => funding.approve({ transaction_id: transaction, by, consent }, once),
    reverts: ({ object_id }, by) => funding.undoRequest(String(object_id), by),
  })
}

function walletChange(funding: Pick<Funding, 'saveWallet'>) {
  return defineChange({
    payload: wallet,
    current: async ({ query, lock }, { object_id }) => {
      if (object_id === null) return {}
      const result = isId(object_id) ? await readWallet(query, object_id, lock) : null
      if (!result) return null
      const { version, name, symbol, network, address, image, rank } = result
      return { version, name, symbol, network, address, image, rank }
    },
    execute: (fields, { object_id }, { checker: by, consent }, once) => funding.saveWallet({ id: object_id, fields, by, consent }, once),
  })
}
