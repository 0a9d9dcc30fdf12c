/** Binds the verbs to what they stand on. */
import { isReplayed, type Once, type Replayed } from '#kernel/once'
import { isRefused, type Refused } from '#kernel/refusal'
import { replayOf } from '#server/ledger'
import type { Tx } from '#server/store'
import { adjust } from './adjust.ts'
import { approve } from './approve.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { decline } from './decline.ts'
import { deletePayoutAddress } from './delete-payout-address.ts'
import { deleteTransaction } from './delete-transaction.ts'
import { deleteWallet } from './delete-wallet.ts'
import type { FundingDependencies } from './dependencies.ts'
import { deposit } from './deposit.ts'
import { readDepositLimits } from './deposit-limit.ts'
import { judge } from './judge.ts'
import { lapseWithdrawals } from './lapse-withdrawals.ts'
import { payDeposit } from './pay-deposit.ts'
import { listPayoutAddresses, readPayout } from './payout.ts'
import { readDeposit } from './read-deposit.ts'
import { resendWithdrawalCode } from './resend-withdrawal-code.ts'
import { saveWallet } from './save-wallet.ts'
import { usersSharingAddress } from './shared-address.ts'
import { transfer } from './transfer.ts'
import { undoAddressChange } from './undo-address-change.ts'
import { updatePayout } from './update-payout.ts'
import { findWallet, seedWallets, showOneToMembers, showToMembers, showWallets } from './wallet.ts'
import { listWalletChanges, tellWalletChange } from './wallet-change.ts'
import { withdraw } from './withdraw.ts'

export type Funding = ReturnType<typeof openFunding>

export function openFunding(dependencies: FundingDependencies) {
  const bind =
    <Rest extends unknown[], Answer>(verb: (dependencies: FundingDependencies, ...rest: Rest) => Promise<Answer>) =>
    (...rest: Rest) =>
      verb(dependencies, ...rest)

  /** A verb's own checks may refuse a repeat because of what the first call did: then the first answer stands. */
  const bindOnce =
    <Asked, Reply, Answer>(verb: (dependencies: FundingDependencies, asked: Asked, once: Once<Reply>) => Promise<Answer>) =>
    async (asked: Asked, once: Once<Reply>): Promise<Answer | Replayed | Refused<'key_reused'>> => {
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
    judge: bind(judge),
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
