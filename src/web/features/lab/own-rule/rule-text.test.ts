/** Rules and their problems in plain words, in every language. */
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/shared/language'
import { randomProgram } from '#test/support/programs.ts'
import { exampleIds, examples, type Problem, type Program, problemCodes, readProgram } from '#trading/language/index'
import { seeded } from '#trading/seeded'
import { fetchTexts } from '#web/shared/locale/catalogues.ts'
import { textIn } from '#web/shared/locale/text.ts'
import { problemText, sentencesOf } from './RuleText.tsx'

const UNFILLED = /[{}]|undefined|NaN|\[object/
const english = textIn('en')
await Promise.all(languages.map((language) => fetchTexts(language, ['strategy'])))

function programOf(text: string): Program {
  const { program } = readProgram(text)
  if (!program) throw new Error(text)
  return program
}

describe('a rule in words', () => {
  it.each([
    [
      examples.strongest,
      'Weight of each coin: if the coin’s place from the top by the return over 28 bars is at most 3, then 1 divided by 3, otherwise 0.|Trades every 7 bars.|Holds cash for the first 28 bars.',
    ],
    [examples.hold, 'Weight of each coin: 1 divided by the number of coins.|Buys once and holds.'],
    [
      examples.quiet,
      'Score of each coin: 1 divided by the volatility over 30 bars. Scores above zero become weights that add up to 100%.|Trades every 30 bars.|Holds cash for the first 30 bars.',
    ],
    [
      'weight (1 + 2) * -(coins) - 0.5',
      'Weight of each coin: ((1 plus 2) times (minus the number of coins)) minus 0.5.|Trades at every bar.',
    ],
    [
      'weight if not (price > mean(1) and coins > 2) then 1 else -2',
      'Weight of each coin: if it is not the case that (the price is above the mean price over 1 bar and the number of coins is above 2), then 1, otherwise −2.|Trades at every bar.',
    ],
  ])('%j', (text, words) => {
    expect(sentencesOf(english, programOf(text)).join('|')).toBe(words)
  })

  it.each(languages)('is complete in %s', (language) => {
    const t = textIn(language)
    const random = seeded(4)
    const programs = [...exampleIds.map((id) => programOf(examples[id])), ...Array.from({ length: 300 }, () => randomProgram(random))]
    const sentences = programs.flatMap((program) => sentencesOf(t, program))
    expect(sentences.length).toBeGreaterThan(600)
    expect(sentences.filter((sentence) => UNFILLED.test(sentence))).toEqual([])
  })

  it('differs between languages and between rules', () => {
    const all = languages.flatMap((language) => exampleIds.map((id) => sentencesOf(textIn(language), programOf(examples[id])).join(' ')))
    expect(new Set(all).size).toBe(languages.length * exampleIds.length)
  })
})

it.each(languages)('has a sentence in %s for each problem', (language) => {
  const params = { found: '', expected: ')', near: 'mean', name: 'rsi', least: 1, most: 9 }
  const sentences = problemCodes.map((code) => problemText(textIn(language), { code, params } as unknown as Problem))
  expect(new Set(sentences).size).toBe(problemCodes.length)
  expect(sentences.filter((sentence) => UNFILLED.test(sentence))).toEqual([])
})
