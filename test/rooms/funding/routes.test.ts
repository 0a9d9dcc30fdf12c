/** Every route of the room answers in the shape that the contract fixes, and every message that it sends has its words. */
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { funding as table } from '#contract/funding'
import type { Caller, Transport } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { networksOf, plainAddress } from '#kernel/network'
import { wordsFor } from '#server/messages'
import { quickKind, testStore } from '#test/support/database.ts'
import { fundingRoutes } from '../../../src/server/funding/routes.ts'
import { administrator, BTC, type FundingRoom, once, openRoom, type Person, SELECTED, usd } from './room.ts'

const store = testStore(quickKind())
let room: FundingRoom
let person: Person
beforeAll(async () => {
  room = await openRoom(store)
  person = await room.person(usd(100))
})

type Name = keyof typeof table
type Answer = { readonly data?: unknown; readonly message?: unknown }
const transport: Transport = {
  request_id: 'r',
  address: plainAddress('127.0.0.1'),
  network: networksOf('127.0.0.1'),
  user_agent: '',
  is_page: false,
  language: 'en',
  accept_language: '',
  setSession: () => {},
  setBrowser: () => {},
  wants: null,
  spreadsheet: null,
  neverChanges: () => {},
  clearSession: () => {},
}

/** As the server calls a handler; the answer as it goes over the wire. */
async function call(name: Name, given: { params?: object; body?: object } = {}): Promise<Answer> {
  const route = table[name]
  const caller: Caller = { ...person, session_id: newId(), role: 'member', is_frozen: false, role_hold: null }
  const encode = (reply: unknown): string => JSON.stringify(route.reply ? z.encode(route.reply as z.ZodMiniType, reply) : null)
  const body = 'body' in route ? z.decode(route.body as z.ZodMiniType, given.body) : undefined
  const { key, body_sha } = once(person.user_id)
  const handler = fundingRoutes(room.funding)[name] as (input: object) => Promise<object>
  const outcome = await handler({ params: given.params, body, query: undefined, caller, transport, once: { key, body_sha, encode } })
  if (outcome && ('refused' in outcome || 'replayed' in outcome)) throw new Error(JSON.stringify(outcome))
  return JSON.parse(encode(outcome))
}

it('answers a deposit, its checkout and its payment', async () => {
  const wallets = (await call('listWallets')).data as { _id: string }[]
  const id = wallets[0]?._id ?? ''
  expect(await call('readWallet', { params: { id } })).toMatchObject({ data: { symbol: 'BTC', rank: 0, image: null } })
  const created = await call('deposit', { body: { amount: '12.50', payment_method: 'wallet', wallet_id: id } })
  const { transaction, checkout_url } = created.data as { transaction: { _id: string }; checkout_url: string }
  expect(transaction).toMatchObject({
    amount: '12.50',
    transaction_status: 'pending',
    state: 'awaiting_approval',
    label: 'Deposit',
    selected_coin: 'btc',
  })
  expect(checkout_url).toBe(`/deposit-checkout/wallet/${transaction._id}`)
  const params = { id: transaction._id }
  expect(await call('readDeposit', { params })).toMatchObject({
    data: { wallet: { _id: id }, bank: null, reference: expect.stringMatching(/^CT-/) },
  })
  expect(await call('payDeposit', { params, body: { outcome: 'approve' } })).toMatchObject({
    data: { transaction: { transaction_status: 'active' } },
  })
})

it('answers payout details, a withdrawal, its code and its end', async () => {
  const saved = await call('updatePayout', { body: { payoutInfo: { crypto: [BTC] } } })
  expect(saved).toEqual({ message: 'Wallet Updated Successfully', data: { payoutInfo: { bank: null, crypto: [BTC] } } })
  expect(await call('listPayoutAddresses')).toMatchObject({ data: [{ selected_coin: SELECTED }] })
  const body = { amount: 10, payment_option: 'wallet', selected_coin: SELECTED, description: 'rent' }
  const created = await call('withdraw', { body })
  expect(created.message).toBe('Your withdrawal request was sent successfully. Check your email.')
  const { transaction, expires_at } = created.data as { transaction: { _id: string }; expires_at: string }
  expect(transaction).toMatchObject({ narration: 'rent', state: 'unconfirmed', expires_at, address: BTC.address, bank_detail: null })
  const params = { id: transaction._id }
  expect(await call('resendWithdrawalCode', { params })).toMatchObject({ message: expect.any(String) })
  const confirmed = await call('confirmWithdrawal', { params, body: { code: room.issued(transaction._id) } })
  expect(confirmed).toMatchObject({ message: expect.stringContaining('confirmed'), data: { transaction: { state: 'awaiting_approval' } } })
  expect(await call('cancelWithdrawal', { params })).toMatchObject({
    data: { transaction: { state: 'cancelled', transaction_status: 'deleted' } },
  })
  expect(await call('deletePayoutAddress', { params: { symbol: 'BTC', network: 'bitcoin' } })).toBeNull()
})

it('answers a transfer', async () => {
  const by = administrator()
  const credit = { user_id: person.user_id, account: 'bonus' as const, type: 'credit' as const, amount: usd(9), narration: 'Welcome', by }
  await room.funding.adjust(credit, once(by.user_id))
  const moved = await call('transfer', { body: { from: 'bonus', amount: '9' } })
  expect(moved).toMatchObject({
    data: { transaction: { label: 'Transfer', account_type: 'bonus', transaction_type: 'debit', amount: '9.00' } },
  })
})

it('sends no message without words', async () => {
  const notices = (await room.mails()).filter(({ kind }) => kind === 'notify')
  expect(notices.length).toBeGreaterThan(5)
  for (const { payload } of notices) {
    expect(wordsFor(String(payload.event), payload.params as Record<string, string>), String(payload.event)).not.toBeNull()
  }
})
