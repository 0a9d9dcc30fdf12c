/** Opens the room: binds the use cases to their dependencies. */
import { bindTo } from '#server/room'
import type { Tx } from '#server/store'
import { nextExpiry } from '#server/transactions'
import { adjust, transfer } from './adjustment/adjust.ts'
import { previewDecision } from './decision/assess-decision.ts'
import { approve, decline, deleteTransaction, undoRequest } from './decision/decide.ts'
import { readDepositLimits } from './decision/deposit-limit.ts'
import { payOut } from './decision/pay-out.ts'
import type { FundingDependencies } from './dependencies.ts'
import { deposit, firstDeposit, readDepositOffer } from './deposit/deposit.ts'
import { payDeposit, readDeposit } from './deposit/pay-deposit.ts'
import { readLimits } from './limits.ts'
import { undoAddressChange } from './payout/address-change.ts'
import { listPayoutAddresses, readPayout, usersSharingAddress } from './payout/payout.ts'
import { deletePayoutAddress, updatePayout } from './payout/update-payout.ts'
import { listAddressChanges } from './store.ts'
import { deleteWallet, saveWallet } from './wallet/save-wallet.ts'
import { findWallet, listWalletsForMembers, listWalletsForStaff, readWalletForMembers, seedWallets } from './wallet/wallet.ts'
import { listWalletChanges, notifyWalletChange } from './wallet/wallet-change.ts'
import { resendWithdrawalCode } from './withdrawal/code.ts'
import { cancelWithdrawal, confirmWithdrawal, lapseWithdrawals } from './withdrawal/confirm-withdrawal.ts'
import { withdraw } from './withdrawal/withdraw.ts'

export type Funding = ReturnType<typeof openFunding>

export function openFunding(dependencies: FundingDependencies) {
  const bind = bindTo(dependencies)
  return {
    deposit: bind(deposit),
    firstDeposit: bind(firstDeposit),
    readLimits: bind(readLimits),
    readDepositLimits: bind(readDepositLimits),
    readDepositOffer: bind(readDepositOffer),
    payDeposit: bind(payDeposit),
    readDeposit: bind(readDeposit),
    withdraw: bind(withdraw),
    confirmWithdrawal: bind(confirmWithdrawal),
    resendWithdrawalCode: bind(resendWithdrawalCode),
    cancelWithdrawal: bind(cancelWithdrawal),
    lapseWithdrawals: bind(lapseWithdrawals),
    nextLapse: () => nextExpiry(dependencies.database.query),
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
    listAddressChanges: (user_id: string) => listAddressChanges(dependencies.database.query, user_id),
    listWalletChanges: () => listWalletChanges(dependencies.database.query),
    notifyWalletChange: (tx: Tx, payload: unknown) => notifyWalletChange(dependencies, tx, payload),
    readWallet: bind(findWallet),
    /** Creates the rail's deposit wallets in a new store. */
    seed: bind(seedWallets),
  }
}
