/**
 * Every language says what English says today: no message missing, none made from an English that has changed, none with other parameters.
 * A language is its texts and a line in the list: no other file names a second one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { type Language, languages } from '#contract/shared/language'
import { offeredLanguages } from '../../src/web/shared/locale/catalogues.ts'
import { digest, judge, readMessages, readStatus, UNKNOWN } from '../../tools/words/messages.ts'

const english = (await readMessages('en')) ?? new Map()
const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en')

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

/** The texts of languages, and their list. */
const OF_LANGUAGES = /^src\/(?:web\/texts\/|content\/(?:\w\w\/|languages\.ts$)|contract\/shared\/language\.ts$)/

it('names a second language where its texts are, and nowhere else', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /(?<!\.test)\.(?:tsx?|js)$/.test(file) && !OF_LANGUAGES.test(file))
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.flatMap((file) => namedIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([])
})

it('would see one', () => {
  const naming = ["if (language === 'ar') f()", 'const words = { en: 1, fr: 2 }', "import { a } from './de/a.ts'", '/language=(en|es)/']
  expect(naming.map((source) => namedIn(source).length)).toEqual([1, 1, 1, 1])
  expect(["if (language === 'en') f()", "import { a } from '#web/texts/shelves.ts'"].flatMap(namedIn)).toEqual([])
})

/** As a text, a part of a path, an alternative of a pattern or the key of a table. */
function namedIn(source: string): string[] {
  const codes = others.join('|')
  if (!new RegExp(String.raw`\b(?:${codes})\b`).test(source)) return []
  const text = new RegExp(`^(?:${codes})$|(?<=/)(?:${codes})(?=/)`)
  const pattern = new RegExp(`(?<=[(|])(?:${codes})(?=[)|])`)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const found =
      (ts.isStringLiteralLike(node) && text.exec(node.text)) ||
      (ts.isRegularExpressionLiteral(node) && pattern.exec(node.text)) ||
      ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && text.exec(node.name.getText()))
    if (found) names.push(found[0])
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.ES2023, true))
  return names
}
