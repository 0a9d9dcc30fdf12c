import { describe, expect, test } from 'vitest'
import type { RealInstant } from '#contract/shared/fields'
import { faultsOf, preselectedCoin, preselectedTo, type WithdrawalDraft } from './withdrawal-form.ts'

const draft: WithdrawalDraft = { typed: '150', description: '', to: 'wallet', coin: 'a::btc::Bitcoin' }
const wallet = { balance: '790.00', addresses: 1, bank: false }

describe('the withdrawal form', () => {
  test('finds nothing wrong with an amount within the balance to a chosen address', () => {
    expect(faultsOf(draft, wallet)).toEqual({})
    expect(faultsOf({ ...draft, typed: '790.00' }, wallet)).toEqual({})
  })
  test('says Invalid amount for zero and for what is no amount', () => {
    expect(faultsOf({ ...draft, typed: '0' }, wallet)).toEqual({ amount: 'invalid' })
    expect(faultsOf({ ...draft, typed: 'all' }, wallet)).toEqual({ amount: 'invalid' })
  })
  test('says Insufficient Balance a cent above the balance', () => {
    expect(faultsOf({ ...draft, typed: '790.01' }, wallet)).toEqual({ amount: 'short' })
  })
  test('leaves the balance to the server while it is not known', () => {
    expect(faultsOf({ ...draft, typed: '999999' }, { ...wallet, balance: null })).toEqual({})
  })
  test('asks for a coin only when a wallet is paid', () => {
    expect(faultsOf({ ...draft, coin: '' }, wallet)).toEqual({ coin: 'pick_coin' })
    expect(faultsOf({ ...draft, to: 'bank', coin: '' }, { ...wallet, bank: true })).toEqual({})
  })
  test('preselects the only address, and none of several or one that is on hold', () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const [bitcoin, ether] = ['a::btc::Bitcoin', 'b::eth::ERC-20'].map((selected_coin) => ({
      selected_coin,
      unlocks_at: now.toISOString() as RealInstant,
    }))
    if (!bitcoin || !ether) throw new Error('two addresses')
    expect(preselectedCoin([bitcoin], now)).toBe('a::btc::Bitcoin')
    expect([preselectedCoin([], now), preselectedCoin([bitcoin, ether], now)]).toEqual(['', ''])
    expect(preselectedCoin([{ ...bitcoin, unlocks_at: '2026-11-22T12:00:01Z' as RealInstant }], now)).toBe('')
  })
  test('preselects where something is saved', () => {
    expect([preselectedTo(0, false), preselectedTo(0, true), preselectedTo(1, false), preselectedTo(1, true)]).toEqual([
      'wallet',
      'bank',
      'wallet',
      'wallet',
    ])
  })
  test('names what is missing to be paid at all', () => {
    expect(faultsOf(draft, { ...wallet, addresses: 0 })).toEqual({ to: 'no_addresses' })
    expect(faultsOf({ ...draft, to: 'bank' }, wallet)).toEqual({ to: 'bank_missing' })
  })
})
