/** The routes of deposits, withdrawals and payout details: they translate between wire and use case and decide nothing. */

import type { funding as fundingTable } from '#contract/funding'
import type { Handlers } from '#contract/shared/define'
import { type Replayed, withReply } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { type Transaction, viewTransaction } from '#server/transactions'
import type { Funding } from './open.ts'
import { viewWallet } from './wallet/wallet.ts'

const viewPlain = (transaction: Transaction) => ({ data: { transaction: viewTransaction(transaction) } })

const viewDeposit = (transaction: Transaction) => ({
  data: {
    transaction: viewTransaction(transaction),
    checkout_url: `/deposit-checkout/${transaction.method ?? 'card'}/${transaction.id}`,
  },
})

const viewRequested = (transaction: Transaction) => ({
  data: { transaction: viewTransaction(transaction), expires_at: transaction.expires_at ?? transaction.created_at },
  message: 'Your withdrawal request was sent successfully. Check your email.',
})

const viewConfirmed = (transaction: Transaction) => ({
  ...viewPlain(transaction),
  message:
    transaction.state === 'settled'
      ? 'Your withdrawal is confirmed and paid.'
      : 'Your withdrawal is confirmed and waiting for an administrator.',
})

/** Formats a transaction; passes replays and refusals through. */
function view<Name extends string, View>(
  outcome: Transaction | Replayed | Refused<Name>,
  as: (transaction: Transaction) => View,
): View | Replayed | Refused<Name> {
  return 'user_id' in outcome ? as(outcome) : outcome
}

export function fundingRoutes(funding: Funding): Handlers<typeof fundingTable> {
  return {
    listWallets: async () => ({ data: await funding.listShownWallets() }),
    listWalletChanges: async () => ({ data: (await funding.listWalletChanges()).map(({ id, ...change }) => ({ _id: id, ...change })) }),
    readWallet: async ({ params }) => {
      const wallet = await funding.readShownWallet(params.id)
      return isRefused(wallet) ? wallet : { data: wallet }
    },
    deposit: async ({ body, caller, once }) => {
      const { amount, payment_method: method, wallet_id } = body
      return view(await funding.deposit({ user_id: caller.user_id, amount, method, wallet_id }, withReply(once, viewDeposit)), viewDeposit)
    },
    readDepositLimits: async ({ caller }) => ({ data: await funding.readDepositOffer(caller.user_id) }),
    firstDeposit: async ({ caller, once }) =>
      view(await funding.firstDeposit({ user_id: caller.user_id }, withReply(once, viewPlain)), viewPlain),
    payDeposit: async ({ params, body, caller, once }) => {
      const named = { user_id: caller.user_id, transaction_id: params.id, choice: body.outcome }
      return view(await funding.payDeposit(named, withReply(once, viewPlain)), viewPlain)
    },
    readDeposit: async ({ params, caller }) => {
      const checkout = await funding.readDeposit({ user_id: caller.user_id, transaction_id: params.id })
      if (isRefused(checkout)) return checkout
      const { transaction, wallet, bank, reference } = checkout
      return { data: { transaction: viewTransaction(transaction), wallet: wallet && viewWallet(wallet), bank, reference } }
    },
    withdraw: async ({ body, caller, once }) => {
      const { amount, payment_option: method, selected_coin } = body
      const narration = body.narration || body.description
      const request = { user_id: caller.user_id, amount, method, selected_coin, narration }
      return view(await funding.withdraw(request, withReply(once, viewRequested)), viewRequested)
    },
    confirmWithdrawal: async ({ params, body, caller, once }) => {
      const guess = { user_id: caller.user_id, email: caller.email, transaction_id: params.id, code: body.code }
      return view(await funding.confirmWithdrawal(guess, withReply(once, viewConfirmed)), viewConfirmed)
    },
    resendWithdrawalCode: async ({ params, caller }) => {
      const refusal = await funding.resendWithdrawalCode({ user_id: caller.user_id, transaction_id: params.id })
      return refusal ?? { message: 'We sent a new code. Check your email.' }
    },
    cancelWithdrawal: async ({ params, caller, once }) => {
      const named = { user_id: caller.user_id, transaction_id: params.id }
      return view(await funding.cancelWithdrawal(named, withReply(once, viewPlain)), viewPlain)
    },
    transfer: async ({ body, caller, once }) =>
      view(await funding.transfer({ user_id: caller.user_id, ...body }, withReply(once, viewPlain)), viewPlain),
    updatePayout: async ({ body, caller }) => {
      const { bank, crypto } = body.payoutInfo
      const change = { user_id: caller.user_id, own_email: caller.email, email: body.email, bank, crypto }
      const payoutInfo = await funding.updatePayout(change)
      return isRefused(payoutInfo) ? payoutInfo : { data: { payoutInfo }, message: 'Wallet Updated Successfully' }
    },
    listPayoutAddresses: async ({ caller }) => ({ data: await funding.listPayoutAddresses(caller.user_id) }),
    deletePayoutAddress: async ({ params, caller }) => {
      const refusal = await funding.deletePayoutAddress({ user_id: caller.user_id, ...params })
      return refusal ?? undefined
    },
  }
}
