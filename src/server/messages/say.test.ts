import { expect, it } from 'vitest'
import { events, wordsFor } from './say.ts'

const NAMES = Object.keys(events)

function sample(event: string): Record<string, string> {
  const entry = Object.entries(events).find(([name]) => name === event)?.[1]
  return Object.fromEntries((entry?.needs ?? []).map((name) => [name, `<${name}>`]))
}

/** Their reason is one of a closed set, sent as its code. */
const CODED = ['retirement.declined', 'testimonial.declined']

it('says a reason that comes as a code in words, and an unknown one in general', () => {
  const body = (reason: string) => wordsFor('retirement.declined', { reason })?.body
  expect(body('document_unreadable')).toContain('A document could not be read.')
  expect(body('<x>')).toContain('It could not be accepted as it is.')
  expect(body('<x>')).not.toContain('<x>')
})

it('says what happened with every parameter that it asks for', () => {
  for (const event of NAMES.filter((name) => !CODED.includes(name))) {
    const params = sample(event)
    const words = wordsFor(event, params)
    for (const value of Object.values(params)) expect(`${words?.subject} ${words?.body}`).toContain(value)
  }
})

it('promises nothing that is not set aside, and puts no pressure', () => {
  for (const event of NAMES) {
    const words = wordsFor(event, sample(event))
    expect(`${words?.subject} ${words?.body}`).not.toMatch(
      /guarant|risk-free|can't lose|cannot lose|passive income|100% safe|profit|hurry|last chance/i,
    )
  }
})

it('says values that are words in the language too, and keeps each apart among words from right to left', () => {
  const paid = { amount: '$5.00', destination: 'bank:••••0042' }
  expect(wordsFor('withdrawal.paid', paid, 'en')?.body).toContain('paid to Bank account ••••0042.')
  expect(wordsFor('withdrawal.paid', paid, 'de')?.body).toContain('an Bankkonto ••••0042 ')
  expect(wordsFor('withdrawal.paid', paid, 'ar')?.body).toContain('\u2068$5.00\u2069')
  const device = { address: '203.0.113.9', at: '2026-11-20 09:05 UTC' }
  expect(wordsFor('device.new', { ...device, device: 'Firefox|Linux' }, 'es')?.subject).toBe('Nuevo inicio de sesión: Firefox en Linux')
  expect(wordsFor('device.new', { ...device, device: '|' }, 'en')?.subject).toBe('New log-in: An unknown device')
  expect(wordsFor('factor.added', { factor: 'passkey:Laptop' }, 'fr')?.body).toContain('La clé d’accès «\u00a0Laptop\u00a0»')
  const declined = (reason: string) => wordsFor('deposit.declined', { amount: '$5.00', reason }, 'es')?.body
  expect(declined('Declined by an administrator')).toContain('Rechazado por un administrador')
  expect(declined('Your own words')).toContain('Your own words')
})

it('keeps a subject on one line whatever a parameter brings', () => {
  expect(wordsFor('administrator.mail', { subject: 'a\r\nBcc: b', body: 'x' })?.subject).toBe('a Bcc: b')
})
