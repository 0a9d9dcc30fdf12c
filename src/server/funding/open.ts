/** Binds the verbs to what they stand on. */
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { replayOf } from '#server/ledger'
import type { Tx } from '#server/store'
import { adjust } from './adjustment/adjust.ts'
import { transfer } from './adjustment/transfer.ts'
import { approve } from './decision/approve.ts'
import { decline } from './decision/decline.ts'
import { deleteTransaction } from './decision/delete-transaction.ts'
import { payOut } from './decision/pay-out.ts'
import { previewDecision } from './decision/preview-decision.ts'
import type { FundingDependencies } from './dependencies.ts'
import { deposit } from './deposit/deposit.ts'
import { readDepositLimits } from './deposit/deposit-limit.ts'
import { payDeposit } from './deposit/pay-deposit.ts'
import { readDeposit } from './deposit/read-deposit.ts'
import { deletePayoutAddress } from './payout/delete-payout-address.ts'
import { listPayoutAddresses, readPayout } from './payout/payout.ts'
import { usersSharingAddress } from './payout/shared-address.ts'
import { undoAddressChange } from './payout/undo-address-change.ts'
import { updatePayout } from './payout/update-payout.ts'
import { deleteWallet } from './wallet/delete-wallet.ts'
import { saveWallet } from './wallet/save-wallet.ts'
import { findWallet, seedWallets, showOneToMembers, showToMembers, showWallets } from './wallet/wallet.ts'
import { listWalletChanges, tellWalletChange } from './wallet/wallet-change.ts'
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts'
import { confirmWithdrawal } from './withdrawal/confirm-withdrawal.ts'
import { lapseWithdrawals } from './withdrawal/lapse-withdrawals.ts'
import { resendWithdrawalCode } from './withdrawal/resend-withdrawal-code.ts'
import { withdraw } from './withdrawal/withdraw.ts'

export type Funding = ReturnType<typeof openFunding>

export function openFunding(dependencies: FundingDependencies) {
  const bind =
    <Rest extends unknown[], Answer>(verb: (dependencies: FundingDependencies, ...rest: Rest) => Promise<Answer>) =>
    (...rest: Rest) =>
      verb(dependencies, ...rest)

  /** A verb's own checks may refuse a repeat because of what the first call did: then the first answer stands. */
  const bindOnce =
    <Asked, Reply, Answer>(verb: (dependencies: FundingDependencies, asked: Asked, once: IdempotencyContext<Reply>) => Promise<Answer>) =>
    async (asked: Asked, once: IdempotencyContext<Reply>): Promise<Answer | Replayed | Refused<'key_reused'>> => {
      const answer = await verb(dependencies, asked, once)
      if (!isRefused(answer) || isReplayed(answer)) return answer
      return (await replayOf(dependencies.database.query, once)) ?? answer
    }

  return {
    deposit: bindOnce(deposit),
    readDepositLimits: bind(readDepositLimits),
    payDeposit: bindOnce(payDeposit),
    readDeposit: bind(readDeposit),
    withdraw: bindOnce(withdraw),
    confirmWithdrawal: bindOnce(confirmWithdrawal),
    resendWithdrawalCode: bind(resendWithdrawalCode),
    cancelWithdrawal: bindOnce(cancelWithdrawal),
    lapseWithdrawals: bind(lapseWithdrawals),
    approve: bindOnce(approve),
    decline: bindOnce(decline),
    deleteTransaction: bindOnce(deleteTransaction),
    /** The reaction to `withdrawal.payout`. */
    payOut: (_tx: Tx, payload: unknown) => payOut(dependencies, payload),
    previewDecision: bind(previewDecision),
    adjust: bindOnce(adjust),
    transfer: bindOnce(transfer),
    updatePayout: bind(updatePayout),
    readPayout: bind(readPayout),
    listPayoutAddresses: bind(listPayoutAddresses),
    deletePayoutAddress: bind(deletePayoutAddress),
    undoAddressChange: bind(undoAddressChange),
    /** Other people who have, or once had, a payout address of the same account: for judging referrals. */
    usersSharingAddress: (user_id: string) => usersSharingAddress(dependencies.database.query, user_id),
    saveWallet: bindOnce(saveWallet),
    deleteWallet: bindOnce(deleteWallet),
    listWallets: bind(showWallets),
    /** As members see them, and the public log of what changed. */
    listShownWallets: bind(showToMembers),
    readShownWallet: bind(showOneToMembers),
    listWalletChanges: () => listWalletChanges(dependencies.database.query),
    tellWalletChange: (tx: Tx, payload: unknown) => tellWalletChange(dependencies, tx, payload),
    readWallet: bind(findWallet),
    /** The sandbox's deposit wallets, once. */
    seed: bind(seedWallets),
  }
}
