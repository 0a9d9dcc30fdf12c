import type { Identity } from '#server/identity'
import { defineRoom } from '#server/room'
import { sealedFor } from '#server/store'
import { fundingChanges } from './changes.ts'
import type { FundingDependencies } from './dependencies.ts'
import { openFunding } from './open.ts'
import { BANK_SEAL } from './payout/bank.ts'
import { sandboxRail } from './rails/sandbox.ts'
import { fundingRoutes } from './routes.ts'
import { erasePayout } from './store.ts'
import { withdrawalCodes } from './withdrawal/one-time-codes.ts'

type Needs = Omit<FundingDependencies, 'codes' | 'limit' | 'memberOf' | 'rail' | 'undoLink'> & {
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
      memberOf: identity.readUser,
      rail: sandboxRail,
      undoLink: (tx, { user_id, change_id }) => identity.issueLink(tx, { purpose: 'undo_address', user_id, object: change_id }),
    }),
  routes: fundingRoutes,
  jobs: ({ lapseWithdrawals }) => [{ name: 'lapse', every_seconds: 5, on: 'worker', run: lapseWithdrawals }],
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
  exports: ({ listPayoutAddresses, readPayout }) => [
    { name: 'payout_addresses', read: (user_id) => listPayoutAddresses(user_id) },
    { name: 'bank_details', read: async (user_id) => (await readPayout(user_id)).bank },
  ],
})
