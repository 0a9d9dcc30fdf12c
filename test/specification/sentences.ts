/**
 * The sentences of the long texts that say what the product does, and docs/sentences.md, which names for each the test that asks it. A
 * sentence is found by its text and a mark of its words: after a change of the words the test is read again.
 */
import { createHash } from 'node:crypto'
import { textIn } from '#content/languages'
import { linesOf, plainLine } from '#content/plain-text'
import { type Citation, quoted, readSource } from './map.ts'

export const PAGE = 'docs/sentences.md'

export type Sentence = { readonly key: string; readonly mark: string; readonly text: string }
export type SentenceRow = Pick<Sentence, 'key' | 'mark'> & {
  readonly line: number
  readonly behaviour: string
  readonly tests: readonly Citation[]
  readonly shows: readonly string[]
}

const SHORT = 3

/** `No.` and its like belong to what follows. */
function sentencesIn(lines: readonly string[]): string[] {
  const parts = lines.map(plainLine).flatMap((line) => line.split(/(?<=[.?!])\s+(?=[A-Z“])/))
  return parts.flatMap((part, n) => {
    if (part.split(' ').length < SHORT && n < parts.length - 1) return []
    const before = parts[n - 1]
    return before !== undefined && before.split(' ').length < SHORT ? [`${before} ${part}`] : [part]
  })
}

export function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6)
}

function of(key: string, lines: readonly string[]): Sentence[] {
  return sentencesIn(lines).map((text) => ({ key, mark: markOf(text), text }))
}

/** Of the FAQ and the manual: each has a row, or is listed as one that states no behaviour. */
export const sentences: readonly Sentence[] = [
  ...textIn('en', 'faqs').flatMap(({ questions }) => questions.flatMap(({ id, answer }) => of(`faq.${id}`, answer.flatMap(linesOf)))),
  ...textIn('en', 'manual').sections.flatMap(({ id, blocks }) => of(`manual.${id}`, blocks.flatMap(linesOf))),
]

/** Of the policies: those that a row names. */
export const policySentences: readonly Sentence[] = (['terms', 'privacy', 'risk'] as const).flatMap((name) =>
  textIn('en', name).sections.flatMap(({ id, blocks }) => of(`${name}.${id}`, blocks.flatMap(linesOf))),
)

const lines = readSource(PAGE).split('\n')

export const sentenceRows: readonly SentenceRow[] = lines.flatMap((text, at) => {
  if (!text.startsWith('| `')) return []
  const [key = '', mark = '', behaviour = '', test = '', shows = ''] = text.slice(2, -2).split(' | ')
  if (shows === '') return []
  const tests = quoted(test).map((one) => {
    const [path = '', part = ''] = one.split(' › ')
    return { path, part }
  })
  return [{ line: at + 1, key: quoted(key)[0] ?? '', mark: quoted(mark)[0] ?? '', behaviour, tests, shows: quoted(shows) }]
})

/** Listed as stating no behaviour: `faq.why` `a1b2c3`. */
export const unasked: readonly Pick<Sentence, 'key' | 'mark'>[] = lines.flatMap((text) =>
  text.startsWith('- ') ? [...text.matchAll(/`([\w.-]+)` `([0-9a-f]{6})`/g)].map(([, key = '', mark = '']) => ({ key, mark })) : [],
)
