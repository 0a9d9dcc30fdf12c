/** Every language says what English says today: no message missing, none made from an English that has changed, none with other parameters. */
import { expect, it } from 'vitest'
import { type Language, languages } from '#contract/language'
import { offeredLanguages } from '../../src/web/locales/shelf.ts'
import { fingerprint, judge, readMessages, readSources } from '../../tools/words/messages.ts'

const english = (await readMessages('en')) ?? new Map()
const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en')

it('reads the English messages', () => {
  expect(english.size).toBeGreaterThan(1_000)
})

it.each(others)('says in %s, once it is offered, all of it and nothing stale', async (language) => {
  const translated = await readMessages(language)
  // Not offered: a translation may be half made.
  if (!offeredLanguages.includes(language)) return
  if (!translated) return expect.fail(`${language} is offered without files`)
  expect(judge(english, translated, readSources(language))).toEqual({ missing: [], stale: [], gone: [], parameters: [] })
})

it('would name what is missing, stale, gone or has lost a parameter', () => {
  const source = new Map([
    ['a.same', 'Hello {name}'],
    ['a.stale', 'New words'],
    ['a.missing', 'More'],
    ['a.lost', 'At most {amount}'],
  ])
  const translated = new Map([
    ['a.same', 'Hola {name}'],
    ['a.stale', 'Palabras viejas'],
    ['a.lost', 'Como mucho'],
    ['a.gone', 'Antes'],
  ])
  const sources = { 'a.same': fingerprint('Hello {name}'), 'a.stale': fingerprint('Old words'), 'a.lost': fingerprint('At most {amount}') }
  expect(judge(source, translated, sources)).toEqual({
    missing: ['a.missing'],
    stale: ['a.stale'],
    gone: ['a.gone'],
    parameters: ['a.lost'],
  })
})
