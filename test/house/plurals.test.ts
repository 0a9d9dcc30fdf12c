/** What is counted has a singular: no screen says "1 days". */
import { expect, it } from 'vitest'
import type { Message } from '../../src/web/texts/catalogue.ts'
import { readMessages } from '../../tools/words/messages.ts'

/** A count before a noun in the plural. */
const MANY = /\{(?:count|days|seconds|minutes)\} [a-z]+s\b/
/** There are always many of these; of the server's sentences the one for one has its own key, as `one_posting`. */
const ALWAYS_MANY = /^(?:pages\.fees\.entries_help|(?:reasons|notes)\..*)$/

function singularOf(message: Message): string {
  return typeof message === 'string' ? message : message.one
}

it('says one of what is counted in the singular', async () => {
  const english = [...((await readMessages('en')) ?? [])]
  expect(english.filter(([, message]) => typeof message !== 'string').length).toBeGreaterThan(50)
  const plural = english.filter(([key, message]) => MANY.test(singularOf(message)) && !ALWAYS_MANY.test(key))
  expect(plural.map(([key]) => key)).toEqual([])
})

it('would see a plural used for one', () => {
  expect(['{count} days', { one: '{count} plans are open', other: '' }].filter((message) => !MANY.test(singularOf(message)))).toEqual([])
  expect(['{count} day', { one: 'every day', other: '{count} days' }].filter((message) => MANY.test(singularOf(message)))).toEqual([])
})
