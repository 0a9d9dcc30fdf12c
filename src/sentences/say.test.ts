import { expect, it } from 'vitest'
import { causeIn, fault } from '#contract/shared/fault'
import { noteText } from './notes.ts'
import { reasonText } from './say.ts'

it('writes amounts, times, other reasons and lists of causes into the English sentence', () => {
  expect(reasonText({ reason: 'amount_between', params: { min: '100.00', max: '1500.00' } })).toBe(
    'Amount must be between $100.00 and $1,500.00.',
  )
  expect(reasonText({ reason: 'withdrawals_frozen_until', params: { at: '2026-01-31T09:05:00.000Z' } })).toBe(
    'Withdrawals are frozen until 31 Jan 2026, 09:05 UTC.',
  )
  expect(reasonText({ reason: 'application_cannot_become', params: { from: 'application_in_review', to: 'application_approved' } })).toBe(
    'An application that is in review cannot become approved.',
  )
  const obstacles = [{ reason: 'holds_balance', params: { amount: '5.00' } }, { reason: 'holds_deposit' }]
  expect(reasonText({ reason: 'not_closable', params: { obstacles } })).toBe(
    'This account cannot be closed yet: its balance is $5.00, 1 pending deposit.',
  )
  expect(noteText({ code: 'label_amount', params: { label: 'label_deposit', amount: '5.00' } })).toBe('Deposit $5.00')
})

it('keeps what a value is as it came, braces among them', () => {
  expect(reasonText({ reason: 'unknown_field', params: { name: '{least:money}$&' } })).toBe('Unknown field: {least:money}$&')
})

it('reads a schema’s reason back, and takes any other text for a field to check', () => {
  expect(causeIn(fault('characters_most', { most: 60 }))).toEqual({ reason: 'characters_most', params: { most: 60 } })
  expect(causeIn('Invalid input')).toEqual({ reason: 'check_field' })
})
