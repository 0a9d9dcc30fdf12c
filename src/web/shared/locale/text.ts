/**
 * Texts by key: `t('dashboard.title')`, `t('plans.left', { amount })`. Keys are types over the whole catalogue, so a missing message does
 * not compile; texts load area by area, with the code that names them: scripts/web/texts.ts derives which. A text that is not loaded
 * throws, so that no key is ever shown.
 */
import { useContext } from 'react'
import { directionOf, type Language } from '#contract/shared/language'
import { countText } from '#web/kit/text/number-form.ts'
import type { Message, Params, T, Texts } from '#web/texts/catalogue.ts'
import { textsAt } from './catalogues.ts'
import { LocaleContext, languageNow } from './language.ts'

export type { Area, FrameKey, Key, Params, T } from '#web/texts/catalogue.ts'
/** @internal */
export { loadTexts } from './language.ts'

const textFunctions = new Map<Language, T>()

/** The text function of the current language: a new one after a switch, so that dependent values are recomputed. */
export function useText(): T {
  return useContext(LocaleContext)?.t ?? textNow()
}

/** The same outside of components. */
export function textNow(): T {
  const language = languageNow()
  const t = textFunctions.get(language) ?? textIn(language)
  textFunctions.set(language, t)
  return t
}

/** A plural depends on the parameter `count`, formatted in the current language. */
export function textIn(language: Language): T {
  const rules = new Intl.PluralRules(language)
  const isolate = directionOf(language) === 'rtl'
  return (key, params = {}) => {
    const message = lookUp(language, key)
    const text = typeof message === 'string' ? message : (message[rules.select(Number(params.count))] ?? message.other)
    return fill(text, params, isolate)
  }
}

function lookUp(language: Language, key: string): Message {
  const [area = '', ...path] = key.split('.')
  let at: Message | Texts | null | undefined = textsAt(language, area)
  for (const name of path) at = typeof at === 'object' ? (at as Texts | null)?.[name] : undefined
  if (typeof at === 'string' || (typeof at?.one === 'string' && typeof at.other === 'string')) return at as Message
  throw new Error(`No text ${key}`)
}

/** In right-to-left text, a figure or a name keeps its direction: wrapped in U+2068 and U+2069. */
function fill(text: string, params: Params, isolate: boolean): string {
  return text.replace(/\{(\w{1,40})\}/g, (all, name: string) => {
    const param = params[name]
    if (param === undefined) return all
    const written = name === 'count' && typeof param === 'number' ? countText(param) : param
    return isolate ? `\u2068${written}\u2069` : String(written)
  })
}
