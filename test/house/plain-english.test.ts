/**
 * English texts use the field's words: no idiom of the house on a screen, in a refusal or in a note, and sentences that are read at once.
 */
import { expect, it } from 'vitest'
import { readMessages } from '../../tools/words/messages.ts'

const BANNED =
  /\b(?:whoever|whomever|somebody|nobody else|anybody|everybody|reckon\w*|overtaken|anew)\b|\bstands?\b(?! out)|\b(?:is|are) told\b|\bin the way\b|\bof (?:ours|yours|mine)\b|\bnothing (?:is|of|stands|waits)\b|\bthat (?:stands|hangs)\b|\bgo round\b|\bnot in its form\b|\bwhat it is made of\b/i

/** Kept as they are, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'site.why.erased': 'The specification dictates this heading.',
  'tour.replay.note': 'The design dictates this label.',
}
/** Longer sentences than this are split. A semicolon or a colon begins another. */
const MAX_WORDS = 20

const texts = [...((await readMessages('en')) ?? [])].flatMap(([key, message]) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({ key, text })),
)

function longest(text: string): number {
  const sentences = text.replace(/\{[^}]*\}/g, 'x').split(/[.!?:;]\s|\n/)
  return Math.max(...sentences.map((sentence) => sentence.split(/\s+/).length))
}

it('finds the texts', () => {
  expect(texts.length).toBeGreaterThan(3_000)
  expect(texts.filter(({ key }) => /^(?:reasons|refusals|notes)\./.test(key)).length).toBeGreaterThan(300)
})

it('has no idiom of the house', () => {
  const idioms = texts.filter(({ key, text }) => BANNED.test(text) && !(key in ALLOWED))
  expect(idioms.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})

it('has short sentences', () => {
  const long = texts.filter(({ text }) => longest(text) > MAX_WORDS)
  expect(long.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
})

it('allows only what there is', () => {
  const needed = (key: string) => texts.some((one) => one.key === key && BANNED.test(one.text))
  expect(Object.keys(ALLOWED).filter((key) => !needed(key))).toEqual([])
})

it('would see an idiom and a long sentence', () => {
  const idioms = [
    'Whoever asked',
    'What stands here',
    'You are told by mail',
    'What is in the way',
    'A machine of yours',
    'Nothing is kept',
  ]
  expect(idioms.filter((text) => !BANNED.test(text))).toEqual([])
  expect(['Nothing to decide', 'It stands out', 'An understanding'].filter((text) => BANNED.test(text))).toEqual([])
  expect(longest(`${'word '.repeat(25)}end`)).toBe(26)
})
