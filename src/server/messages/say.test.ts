import { expect, it } from 'vitest'
import { events } from './events.ts'
import { wordsFor } from './say.ts'

const NAMES = Object.keys(events)

function sample(event: string): Record<string, string> {
  const entry = Object.entries(events).find(([name]) => name === event)?.[1]
  return Object.fromEntries((entry?.needs ?? []).map((name) => [name, `<${name}>`]))
}

/** Their reason is one of a closed set, and comes as its code. */
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

it('keeps a subject on one line whatever a parameter brings', () => {
  expect(wordsFor('administrator.mail', { subject: 'a\r\nBcc: b', body: 'x' })?.subject).toBe('a Bcc: b')
})
