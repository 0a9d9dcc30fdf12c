/**
 * What the server says, in the language in force. It comes in English: refusals by the contract's closed set, everything else by the sentences
 * that test/house/sentences.test.ts reads off its source. What is neither stays as it came; of a refusal then its code's general sentence is said.
 */
import { directionOf, type Language } from '#contract/language'
import { languageNow } from './language.ts'
import { textsAt } from './shelf.ts'

/** By code, where a refusal says more than its general sentence. */
const general: Readonly<Record<number, string>> = {
  27: 'no_route',
  28: 'no_route',
  40: 'invalid',
  44: 'wrong_code',
  45: 'forbidden',
  48: 'frozen',
  49: 'address_on_hold',
  50: 'insufficient_balance',
  52: 'wrong_status',
  56: 'quote_expired',
  60: 'too_many',
  61: 'wrong_type',
  91: 'unavailable',
}

/** A refusal's own sentence. */
export function refusalText(sentence: string, code?: number): string {
  const language = languageNow()
  return spoken(language, sentence) ?? saidIn(language, 'refusals', general[code ?? 0] ?? '') ?? sentence
}

/** What is wrong with a field. */
export function fieldText(sentence: string): string {
  const language = languageNow()
  return spoken(language, sentence) ?? saidIn(language, 'sentences', 'check_field') ?? sentence
}

/** Any other sentence of the server's; what somebody typed stays as it was typed. */
export function serverText(sentence: string): string {
  return spoken(languageNow(), sentence) ?? sentence
}

function spoken(language: Language, sentence: string): string | null {
  if (language === 'en') return sentence
  for (const area of ['refusals', 'sentences'] as const) {
    const english = textsAt('en', area)
    const name = english && Object.keys(english).find((one) => english[one] === sentence)
    if (name) return saidIn(language, area, name)
  }
  for (const { name, pattern } of patterns()) {
    const values = pattern.exec(sentence)?.groups
    const said = values && saidIn(language, 'sentences', name)
    if (said) return said.replace(/\{(\w{1,40})\}/g, (all, one: string) => isolated(language, values[one] ?? all))
  }
  return null
}

function saidIn(language: Language, area: 'refusals' | 'sentences', name: string): string | null {
  const said = language === 'en' ? null : textsAt(language, area)?.[name]
  return typeof said === 'string' ? said : null
}

function isolated(language: Language, value: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value
}

type Pattern = { readonly name: string; readonly pattern: RegExp }
let known: readonly Pattern[] | null = null

/** Of the sentences that have values in them, once they are here. */
function patterns(): readonly Pattern[] {
  const english = textsAt('en', 'sentences')
  if (!english) return []
  known ??= Object.entries(english).flatMap(([name, text]) =>
    typeof text === 'string' && text.includes('{') ? [{ name, pattern: patternOf(text) }] : [],
  )
  return known
}

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w{1,40})\}/g, '(?<$1>.{1,200})')
  return new RegExp(`^${escaped}$`, 's')
}
