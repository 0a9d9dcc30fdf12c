/** Sentences of the server that are no refusals, by their English; what somebody typed stays as it was typed. */
import { directionOf } from '#contract/language'
import { languageNow } from './language.ts'
import { textsAt } from './shelf.ts'

export function serverText(sentence: string): string {
  const language = languageNow()
  const [english, own] = [textsAt('en', 'sentences'), textsAt(language, 'sentences')]
  if (language === 'en' || !english || !own) return sentence
  for (const [name, text] of Object.entries(english)) {
    const values = patternOf(String(text)).exec(sentence)
    if (values) return String(own[name]).replace(/\{(\w{1,40})\}/g, (all, one: string) => isolated(values.groups?.[one] ?? all))
  }
  return sentence
}

function isolated(value: string): string {
  return directionOf(languageNow()) === 'rtl' ? `\u2068${value}\u2069` : value
}

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w{1,40})\}/g, '(?<$1>.{1,200})')
  return new RegExp(`^${escaped}$`, 's')
}
