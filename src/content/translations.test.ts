/**
 * Every language says what English says: the same pieces in the same order, the same links and figures, and nothing from an English of
 * yesterday.
 */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#contract/shared/language'
import { findGaps, fingerprintsOf, readSources, readTexts, translatedLanguages } from '../../tools/translations/sources.ts'
import { textIn } from './languages.ts'
import { partsOf } from './plain-text.ts'
import type { Translation } from './translated.ts'

const english = await readTexts('en')
const translated = translatedLanguages()
type Said = Readonly<Record<string, unknown>>

/** Same in every language: anchors and dates. */
const NOT_WORDS = /\.(id|version)$/
/** Longer than a name or a number, and so never the same in two languages. */
const SENTENCE = 25

/** What two texts differ in that no translation may change, each with its place. */
function differences(from: unknown, to: unknown, at: string): string[] {
  if (typeof from === 'string' && typeof to === 'string') return differencesOfLines(from, to, at)
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [`${at}: of another kind`]
  const [keys, others] = [Object.keys(from), Object.keys(to)]
  if (keys.join() !== others.join()) return [`${at}: ${keys.join(' ')} in English, ${others.join(' ')} here`]
  return keys.flatMap((key) => differences((from as Said)[key], (to as Said)[key], `${at}.${key}`))
}

function differencesOfLines(from: string, to: string, at: string): string[] {
  if (NOT_WORDS.test(at)) return from === to ? [] : [`${at}: ${from} in English, ${to} here`]
  return [
    ...(to.trim() === '' && from !== '' ? [`${at}: empty`] : []),
    ...(from === to && from.length > SENTENCE ? [`${at}: still English`] : []),
    ...[pathsIn, dollarsIn, figuresIn, parametersIn].flatMap((read) =>
      read(from).join(' ') === read(to).join(' ') ? [] : [`${at}: ${read(from).join(' ')} in English, ${read(to).join(' ')} here`],
    ),
  ]
}

function pathsIn(line: string): string[] {
  return partsOf(line)
    .flatMap(({ path }) => path ?? [])
    .sort()
}

/** `$1,250.00` is written so in every language. */
function dollarsIn(line: string): string[] {
  return (line.match(/\$\d+(?:[.,]\d+)*/g) ?? []).sort()
}

/** All other figures by their digits, because languages group and point them differently. */
function figuresIn(line: string): string[] {
  return (line.match(/\d(?:[.,\u00a0\u202f]?\d)*/g) ?? []).map((figure) => figure.replace(/\D/g, '')).sort()
}

function parametersIn(line: string): string[] {
  return [...new Set(line.match(/\{\w+\}/g) ?? [])].sort()
}

/** Of each text: whether it differs from English. */
function registered(language: Language): boolean[] {
  const names = [...english.keys()].map((name) => name.split('.')[1] as keyof Translation)
  return names.map((name) => textIn(language, name) !== textIn('en', name))
}

describe.each(translated)('%s', (language) => {
  it('is whole, and made from the English of today', async () => {
    const there = await readTexts(language)
    expect(findGaps(fingerprintsOf(english), [...there.keys()], readSources(language))).toEqual([])
  })

  it('has the pieces, links and figures of English, and words of its own', async () => {
    const there = await readTexts(language)
    expect([...english].flatMap(([name, said]) => differences(said, there.get(name) ?? {}, name))).toEqual([])
  })
})

it('shows a language everywhere or nowhere', () => {
  const half = languages.filter((language) => language !== 'en' && registered(language).some((is) => is !== translated.includes(language)))
  expect(half).toEqual([])
})

it('has a glossary for each language, so that long and short texts use the same words', () => {
  expect(translated.filter((language) => !existsSync(`docs/languages/${language}.md`))).toEqual([])
})

it('sees what is missing, stale, left over, empty, untranslated or changed', () => {
  expect(findGaps({ a: '1', b: '2', c: '3' }, ['a', 'b', 'd'], { a: '1', b: '1' })).toEqual([
    'b: English has changed since',
    'c: not translated',
    'd: there is no such text in English',
  ])
  const said = {
    title: 'A sentence that is long enough',
    list: ['See [fees](/fees) of $1,250.00 since 2 May 1998', 'One', 'To {name}'],
    id: 'x',
  }
  expect(
    differences(
      said,
      { title: 'Ein Satz', list: ['Siehe $1,250.00 [Gebühren](/fees) seit 2.\u00a0Mai 1998', 'Eins', 'An {name}'], id: 'x' },
      'at',
    ),
  ).toEqual([])
  expect(
    differences(said, { title: said.title, list: ['$1.250,00 seit 2. Mai 1989', ' ', 'An Name'], id: 'y' }, 'at').map(
      (text) => text.split(':')[0],
    ),
  ).toEqual(['at.title', 'at.list.0', 'at.list.0', 'at.list.0', 'at.list.1', 'at.list.2', 'at.id'])
  expect(differences({ blocks: ['One', { list: ['Two'] }] }, { blocks: ['Eins', 'Zwei'] }, 'at')).toEqual(['at.blocks.1: of another kind'])
})
