/** Deposits through the sandbox rail, withdrawals, and payout addresses. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { fault } from './shared/fault.ts'
import {
  accountEmail,
  amount,
  answer,
  answerWithMessage,
  code,
  figures,
  id,
  idParams,
  line,
  messageOnly,
  money,
  postal,
  realInstant,
  remark,
} from './shared/fields.ts'
import { paymentMethod, transaction } from './shared/transaction.ts'

/** A deposit wallet of the platform. Its sandbox address cannot receive real coins. */
export const wallet = z.object({
  _id: id,
  name: z.string(),
  symbol: z.string(),
  network: z.string(),
  address: z.string(),
  image: z.nullable(z.string()),
  rank: z.int(),
  updated_at: realInstant,
})

/** The wallet as members see it, with any scheduled successor. */
const shownWallet = z.extend(wallet, {
  next: z.nullable(z.object({ symbol: z.string(), network: z.string(), address: z.string(), from: realInstant })),
})

const walletChange = z.object({
  _id: id,
  wallet_id: id,
  kind: z.enum(['added', 'changed', 'removed']),
  name: z.string(),
  symbol: z.nullable(z.string()),
  network: z.nullable(z.string()),
  address: z.nullable(z.string()),
  former_symbol: z.nullable(z.string()),
  former_network: z.nullable(z.string()),
  former_address: z.nullable(z.string()),
  /** How many administrators it took; their names are in the audit log. */
  administrators: z.int(),
  at: realInstant,
  in_force_at: realInstant,
})

export const bankDetails = z.object({
  accountName: z.string(),
  accountNumber: z.string(),
  bicOrSwiftCode: z.string(),
  nationalCode: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
})

export const cryptoAddress = z.object({ symbol: z.string(), address: z.string(), network: z.string() })
export const payoutInfo = z.object({ bank: z.nullable(bankDetails), crypto: z.array(cryptoAddress) })

const bankBody = z.strictObject({
  accountName: line(140),
  accountNumber: figures(40),
  bicOrSwiftCode: figures(20),
  nationalCode: z.optional(figures(20)),
  bankName: line(140),
  bankAddress: z.optional(postal(300)),
})

/** Limit per deposit, per member in 24 hours, or on all members' money. */
export const depositLimits = ['deposit', 'day', 'all'] as const

const payoutAddress = z.object({
  symbol: z.string(),
  network: z.string(),
  address: z.string(),
  unlocks_at: realInstant,
  created_at: realInstant,
  /** The value that the withdrawal form submits: address::symbol::network. */
  selected_coin: z.string(),
})

export const funding = routes({
  listWallets: {
    method: 'GET',
    path: '/me/wallets',
    who: 'member',
    summary: "List the platform's deposit wallets",
    reply: answer(z.array(shownWallet)),
    status: 200,
    refusals: [],
  },
  readWallet: {
    method: 'GET',
    path: '/me/wallets/:id',
    who: 'member',
    summary: 'Get a deposit wallet',
    params: idParams,
    reply: answer(shownWallet),
    status: 200,
    refusals: ['no_wallet'],
  },
  listWalletChanges: {
    method: 'GET',
    path: '/wallet-changes',
    who: 'anyone',
    summary: 'List changes of deposit addresses, newest first, at most 100',
    reply: answer(z.array(walletChange)),
    status: 200,
    refusals: [],
  },
  deposit: {
    method: 'POST',
    path: '/private/user/deposit',
    who: 'member',
    summary: 'Create a deposit; pending until the rail settles it',
    body: z.strictObject({ amount, payment_method: paymentMethod, wallet_id: z.optional(z.string().check(z.maxLength(64))) }),
    reply: answer(z.object({ transaction, checkout_url: z.string() })),
    status: 201,
    refusals: ['no_wallet', 'deposit_limit', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  readDepositLimits: {
    method: 'GET',
    path: '/me/deposit-limits',
    who: 'member',
    summary: 'Get the amount that can be deposited now, the limit that applies, and the first deposit if it is possible',
    reply: answer(
      z.object({
        at_most: money,
        by: z.enum(depositLimits),
        deposit: money,
        day: money,
        day_left: money,
        /** What firstDeposit would add now; null if it would be refused. */
        first: z.nullable(money),
      }),
    ),
    status: 200,
    refusals: [],
    early: true,
  },
  firstDeposit: {
    method: 'POST',
    path: '/private/user/first-deposit',
    who: 'member',
    summary: 'Add paper money with one call, once per member and before any other deposit; settles at once',
    reply: answer(z.object({ transaction })),
    status: 201,
    refusals: ['wrong_status', 'deposit_limit', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  payDeposit: {
    method: 'POST',
    path: '/private/user/deposit/:id/pay',
    who: 'member',
    summary: "Choose a deposit's rail outcome by hand (sandbox)",
    params: idParams,
    body: z.strictObject({ outcome: z.enum(['approve', 'decline', 'delay']) }),
    reply: answer(z.object({ transaction })),
    status: 201,
    refusals: ['no_transaction', 'wrong_status', 'deposit_limit', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  readDeposit: {
    method: 'GET',
    path: '/private/user/deposit/:id',
    who: 'member',
    summary: 'Get a deposit with its checkout data',
    params: idParams,
    reply: answer(z.object({ transaction, wallet: z.nullable(wallet), bank: z.nullable(bankDetails), reference: z.string() })),
    status: 200,
    refusals: ['no_transaction'],
  },
  withdraw: {
    method: 'POST',
    path: '/private/user/transaction',
    who: 'member',
    summary: 'Request a withdrawal: holds the amount immediately and mails a code',
    body: z.strictObject({
      amount,
      narration: z.optional(remark(200)),
      description: z.optional(remark(200)),
      payment_option: z.enum(['wallet', 'bank'], { error: fault('wallet_or_bank') }),
      selected_coin: z.optional(line(300)),
    }),
    reply: answerWithMessage(z.object({ transaction, expires_at: realInstant })),
    status: 201,
    refusals: ['insufficient_balance', 'no_payout_address', 'address_on_hold', 'withdrawals_frozen', 'suspended', 'frozen'],
    step_up: true,
    once: true,
    money: true,
  },
  confirmWithdrawal: {
    method: 'PATCH',
    path: '/private/user/transaction/:id',
    who: 'member',
    summary: 'Redeem the mailed code; the withdrawal then awaits an administrator',
    params: idParams,
    body: z.strictObject({ code }),
    reply: answerWithMessage(z.object({ transaction })),
    status: 200,
    refusals: ['no_transaction', 'wrong_code', 'wrong_status', 'suspended', 'frozen'],
    step_up: true,
    once: true,
    money: true,
  },
  resendWithdrawalCode: {
    method: 'POST',
    path: '/private/user/transaction/:id/resend',
    who: 'member',
    summary: 'Send a new withdrawal code; the old one stops working',
    params: idParams,
    reply: messageOnly,
    status: 202,
    refusals: ['no_transaction', 'wrong_status'],
    money: true,
  },
  cancelWithdrawal: {
    method: 'DELETE',
    path: '/private/user/transaction/:id',
    who: 'member',
    summary: 'Cancel a withdrawal before approval; releases the hold',
    params: idParams,
    reply: answer(z.object({ transaction })),
    status: 200,
    refusals: ['no_transaction', 'wrong_status', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  transfer: {
    method: 'POST',
    path: '/me/transfer',
    who: 'member',
    summary: 'Move bonus or earning to the main account, without conditions',
    body: z.strictObject({ from: z.enum(['bonus', 'earning']), amount }),
    reply: answer(z.object({ transaction })),
    status: 201,
    refusals: ['insufficient_balance', 'suspended', 'frozen'],
    once: true,
    money: true,
  },
  updatePayout: {
    method: 'PATCH',
    path: '/me/update-user-wallet',
    who: 'member',
    summary: 'Save bank details and payout addresses; addresses are validated for their network',
    body: z.strictObject({
      email: z.optional(accountEmail),
      payoutInfo: z.strictObject({
        bank: z.optional(bankBody),
        crypto: z.optional(z.array(z.strictObject({ symbol: line(20), address: line(200), network: line(40) })).check(z.maxLength(40))),
      }),
    }),
    reply: answerWithMessage(z.object({ payoutInfo })),
    status: 200,
    refusals: [],
    step_up: true,
    money: true,
  },
  listPayoutAddresses: {
    method: 'GET',
    path: '/me/payout-addresses',
    who: 'member',
    summary: 'List saved payout addresses',
    reply: answer(z.array(payoutAddress)),
    status: 200,
    refusals: [],
    early: true,
  },
  deletePayoutAddress: {
    method: 'DELETE',
    path: '/me/payout-addresses/:symbol/:network',
    who: 'member',
    summary: 'Delete a payout address',
    params: z.object({ symbol: z.string().check(z.maxLength(20)), network: z.string().check(z.maxLength(40)) }),
    reply: null,
    status: 204,
    refusals: ['no_payout_address'],
    step_up: true,
  },
})
