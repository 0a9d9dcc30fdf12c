/**
 * docs/sentences.md: each sentence of the FAQ and the manual that states a behaviour has a test that asks it. A row keeps a mark of the
 * words, so that a changed sentence needs another look.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textOf } from '../specification/map.ts'
import {
  markOf,
  PAGE,
  policySentences,
  type Sentence,
  type SentenceRow,
  sentenceRows,
  sentences,
  unasked,
} from '../specification/sentences.ts'

const nameOf = ({ key, mark }: Pick<Sentence, 'key' | 'mark'>): string => `${key} ${mark}`
const at = (row: SentenceRow, what: string): string => `${PAGE}:${row.line} ${what}`
const listed = new Map([...sentences, ...policySentences].map((one) => [nameOf(one), one.text]))
const isOfScreen = ({ key }: Pick<Sentence, 'key'>): boolean => key.startsWith('screen.')

it('has a row, or a reason for none, for each sentence of the FAQ and the manual', () => {
  const known = new Set([...sentenceRows, ...unasked].map(nameOf))
  expect(sentences.length).toBeGreaterThan(150)
  expect(sentences.filter((one) => !known.has(nameOf(one))).map((one) => `${nameOf(one)} ${one.text}`)).toEqual([])
})

it('names only sentences that there are, with their present words, each once', async () => {
  const rows = [...sentenceRows.filter((row) => !isOfScreen(row)), ...unasked]
  expect(rows.filter((row) => !listed.has(nameOf(row))).map(nameOf)).toEqual([])
  const all = [...sentenceRows, ...unasked].map(nameOf)
  expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([])
  const screens = sentenceRows.filter(isOfScreen)
  const words = await readScreenTexts()
  expect(
    screens
      .filter(({ key, mark }) => markOf(wordsAt(words, key)) !== mark)
      .map((row) => at(row, `${markOf(wordsAt(words, row.key))} ${row.key}`)),
  ).toEqual([])
})

/** The English of every area, by its name. */
async function readScreenTexts(): Promise<Readonly<Record<string, unknown>>> {
  const files = readdirSync('src/web/texts/en').filter((name) => /(?<!\.test)\.ts$/.test(name))
  const groups = await Promise.all(files.map((name) => import(`../../src/web/texts/en/${name}`) as Promise<Record<string, unknown>>))
  return Object.assign({}, ...groups)
}

/** `screen.bots.trades.lead` is the text `trades.lead` of the area `bots`. */
function wordsAt(words: Readonly<Record<string, unknown>>, key: string): string {
  const [, ...path] = key.split('.')
  const found = path.reduce<unknown>((texts, name) => (texts as Record<string, unknown> | undefined)?.[name], words)
  return typeof found === 'string' ? found : JSON.stringify(found ?? '')
}

it('names a test for each row, which shows what the sentence says', () => {
  expect(sentenceRows.length).toBeGreaterThanOrEqual(120)
  const wrong = sentenceRows.flatMap((row) => {
    const texts = row.tests.map(textOf)
    const missing = row.tests.filter((_test, n) => texts[n] === null).map(({ path, part }) => at(row, `no such test: ${path} › ${part}`))
    const unseen = row.shows.filter((literal) => literal.length < 3 || !texts.some((text) => text?.includes(literal)))
    const poor = row.tests.length === 0 || row.shows.length === 0 || row.behaviour.length < 8 ? [at(row, 'is not complete')] : []
    return [...missing, ...unseen.map((literal) => at(row, `is in no named test: ${literal}`)), ...poor]
  })
  expect(wrong).toEqual([])
})

it('ships under the licence that the texts name', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License/)
})

it('would see a changed sentence', () => {
  const [one] = sentences
  expect(markOf(`${one?.text} `)).not.toBe(one?.mark)
})
