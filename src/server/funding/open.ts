/** Opens the room: binds the use cases to their dependencies. */
import { bindTo } from '#server/room'
import type { Tx } from '#server/store'
import { adjust } from './adjustment/adjust.ts'
import { transfer } from './adjustment/transfer.ts'
import { approve, undoRequest } from './decision/approve.ts'
import { decline } from './decision/decline.ts'
import { deleteTransaction } from './decision/delete-transaction.ts'
import { readDepositLimits } from './decision/deposit-limit.ts'
import { payOut } from './decision/pay-out.ts'
import { previewDecision } from './decision/preview-decision.ts'
import type { FundingDependencies } from './dependencies.ts'
import { deposit } from './deposit/deposit.ts'
import { firstDeposit, readDepositOffer } from './deposit/first-deposit.ts'
import { payDeposit } from './deposit/pay-deposit.ts'
import { readDeposit } from './deposit/read-deposit.ts'
import { deletePayoutAddress } from './payout/delete-payout-address.ts'
import { listPayoutAddresses, readPayout } from './payout/payout.ts'
import { usersSharingAddress } from './payout/shared-address.ts'
import { undoAddressChange } from './payout/undo-address-change.ts'
import { updatePayout } from './payout/update-payout.ts'
import { deleteWallet } from './wallet/delete-wallet.ts'
import { saveWallet } from './wallet/save-wallet.ts'
import { findWallet, listWalletsForMembers, listWalletsForStaff, readWalletForMembers, seedWallets } from './wallet/wallet.ts'
import { listWalletChanges, notifyWalletChange } from './wallet/wallet-change.ts'
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts'
import { confirmWithdrawal } from './withdrawal/confirm-withdrawal.ts'
import { lapseWithdrawals } from './withdrawal/lapse-withdrawals.ts'
import { resendWithdrawalCode } from './withdrawal/resend-withdrawal-code.ts'
import { withdraw } from './withdrawal/withdraw.ts'

export type Funding = ReturnType<typeof openFunding>

export function openFunding(dependencies: FundingDependencies) {
  const bind = bindTo(dependencies)
  return {
    deposit: bind(deposit),
    firstDeposit: bind(firstDeposit),
    readDepositLimits: bind(readDepositLimits),
    readDepositOffer: bind(readDepositOffer),
    payDeposit: bind(payDeposit),
    readDeposit: bind(readDeposit),
    withdraw: bind(withdraw),
    confirmWithdrawal: bind(confirmWithdrawal),
    resendWithdrawalCode: bind(resendWithdrawalCode),
    cancelWithdrawal: bind(cancelWithdrawal),
    lapseWithdrawals: bind(lapseWithdrawals),
    approve: bind(approve),
    undoRequest: bind(undoRequest),
    decline: bind(decline),
    deleteTransaction: bind(deleteTransaction),
    /** The reaction to `withdrawal.payout`. */
    payOut: (_tx: Tx, payload: unknown) => payOut(dependencies, payload),
    previewDecision: bind(previewDecision),
    adjust: bind(adjust),
    transfer: bind(transfer),
    updatePayout: bind(updatePayout),
    readPayout: bind(readPayout),
    listPayoutAddresses: bind(listPayoutAddresses),
    deletePayoutAddress: bind(deletePayoutAddress),
    undoAddressChange: bind(undoAddressChange),
    /** Other users who have or had a payout address of the same account, for the review of referrals. */
    usersSharingAddress: (user_id: string, query = dependencies.database.query) => usersSharingAddress(query, user_id),
    saveWallet: bind(saveWallet),
    deleteWallet: bind(deleteWallet),
    listWallets: bind(listWalletsForStaff),
    /** As members see them. */
    listShownWallets: bind(listWalletsForMembers),
    readShownWallet: bind(readWalletForMembers),
    listWalletChanges: () => listWalletChanges(dependencies.database.query),
    notifyWalletChange: (tx: Tx, payload: unknown) => notifyWalletChange(dependencies, tx, payload),
    readWallet: bind(findWallet),
    /** Creates the rail's deposit wallets in a new store. */
    seed: bind(seedWallets),
  }
}
