import { afterAll, expect, it } from 'vitest'
import { switchLanguage } from './language.ts'
import { fieldText, refusalText, serverText } from './refusal-text.ts'

afterAll(() => switchLanguage('en'))

it('says them in the language in force, with their values, and a refusal that has none in general', async () => {
  await switchLanguage('de')
  expect(refusalText('Amount must be between $100.00 and $500.00.', 40)).toBe('Der Betrag muss zwischen $100.00 und $500.00 liegen.')
  expect(refusalText('This deposit was declined.', 52)).toBe('Das ist nicht mehr möglich.')
  expect(fieldText('Something new.')).toBe('Prüfen Sie dieses Feld.')
  expect(serverText('What somebody typed.')).toBe('What somebody typed.')
  await switchLanguage('ar')
  expect(serverText('Use at least 12 characters.')).toBe('استخدم \u206812\u2069 حرفًا على الأقل.')
})
