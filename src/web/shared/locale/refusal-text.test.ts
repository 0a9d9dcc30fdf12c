import { afterAll, expect, it } from 'vitest'
import { momentText } from './dates.ts'
import { switchLanguage } from './language.ts'
import { fieldText, refusalText } from './refusal-text.ts'

const between = {
  reason: 'amount_between',
  params: { min: '100.00', max: '500.00' },
  message: 'Amount must be between $100.00 and $500.00.',
}

afterAll(() => switchLanguage('en'))

it('are said by reason in the language in force, with amounts and times as that language writes them', async () => {
  expect(refusalText(between, 40)).toBe(between.message)
  await switchLanguage('de')
  expect(refusalText(between, 40)).toBe('Der Betrag muss zwischen $100.00 und $500.00 liegen.')
  const at = '2026-01-31T09:05:00.000Z'
  expect(refusalText({ reason: 'withdrawals_frozen_until', params: { at }, message: '' }, 48)).toContain(momentText(at))
  expect(
    refusalText(
      {
        reason: 'not_closable',
        params: { obstacles: [{ reason: 'holds_balance', params: { amount: '5.00' } }, { reason: 'holds_deposit' }] },
        message: '',
      },
      52,
    ),
  ).toBe('Dieses Konto kann noch nicht geschlossen werden: Guthaben: $5.00, 1 offene Einzahlung.')
  await switchLanguage('ar')
  expect(fieldText({ reason: 'password_least', params: { least: 12 }, message: '' })).toBe('استخدم \u206812\u2069 حرفًا على الأقل.')
})

it('of a newer server are said in general, by their code, or as they came', async () => {
  await switchLanguage('de')
  expect(refusalText({ reason: 'new_one', message: 'Something new.' }, 52)).toBe('Das ist nicht mehr möglich.')
  expect(refusalText({ reason: 'new_one', message: 'Something new.' }, 999)).toBe('Something new.')
  expect(fieldText({ reason: 'new_one', message: 'Something new.' })).toBe('Prüfen Sie dieses Feld.')
})
