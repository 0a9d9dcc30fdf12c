/** Every language says what English says today: no message missing, none made from an English that has changed, none with other parameters. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Language, languages } from '#contract/shared/language'
import { offeredLanguages } from '../../src/web/shared/locale/catalogues.ts'
import { digest, judge, readMessages, readStatus, UNKNOWN } from '../../tools/words/messages.ts'

const english = (await readMessages('en')) ?? new Map()
const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en')

/** A language as text or as a key, or the folder of one. */
const SECOND_LANGUAGE = /'(?:es|fr|de|ar)'|(?<![\w.'])(?:es|fr|de|ar): |\/(?:es|fr|de|ar)\//
/** The browser has its own register of texts; its folders, and those of content, say their own name. */
const NAMED_IN = /^src\/(?:content\/\w\w\/|web\/)|\.test\.ts$/

it('names a second language in the list of languages and in the register of texts alone', () => {
  const naming = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.ts') && !NAMED_IN.test(file) && SECOND_LANGUAGE.test(readFileSync(file, 'utf8')))
  expect(naming.sort()).toEqual(['src/content/languages.ts', 'src/contract/shared/language.ts'])
})

it('reads the English messages', () => {
  expect(english.size).toBeGreaterThan(1_000)
})

it.each(others)('says in %s, once it is offered, all of it and nothing outdated', async (language) => {
  const translated = await readMessages(language)
  // Not offered: a translation may be half made.
  if (!offeredLanguages.includes(language)) return
  if (!translated) return expect.fail(`${language} is offered without files`)
  expect(judge(english, translated, readStatus(language))).toEqual({ missing: [], outdated: [], gone: [], parameters: [] })
})

it('would name what is missing, outdated, gone or has lost a parameter', () => {
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
  const status = { english: digest(source), outdated: ['a.stale'] }
  expect(judge(source, translated, status)).toEqual({
    missing: ['a.missing'],
    outdated: ['a.stale'],
    gone: ['a.gone'],
    parameters: ['a.lost'],
  })
})

it('would say that English has changed and nothing was listed', () => {
  const source = new Map([['a.same', 'Hello']])
  const status = { english: digest(new Map([['a.same', 'Hi']])), outdated: [] }
  expect(judge(source, new Map([['a.same', 'Hola']]), status).outdated).toEqual([UNKNOWN])
})
