/**
 * Texts by key: `t('dashboard.title')`, `t('plans.left', { amount })`. Keys are types over the whole catalogue, so a missing message does not
 * compile; the texts themselves come area by area, with the screens and parts that name them. What is used without having been named is a fault
 * of ours and throws, so that no key is ever read on a screen; test/house/texts.test.ts finds it first.
 */
import type { Language } from '#contract/language'
import type { Area, Message, Params, T, Texts } from './catalogue.ts'
import { fetchTexts, textsAt } from './shelf.ts'

export type { Area, FrameKey, Key, Params, T } from './catalogue.ts'

const language: Language = 'en'
const t = textIn(language)

/** The text function of the language in force. */
export function useText(): T {
  return t
}

/** The same outside of components. */
export function textNow(): T {
  return t
}

/** For what is about to be shown: resolves once its texts are here, and rejects where they cannot be fetched. */
export function loadTexts(areas: readonly Area[]): Promise<void> {
  return fetchTexts(language, areas)
}

/** A plural goes by its parameter `count`. */
function textIn(language: Language): T {
  const rules = new Intl.PluralRules(language)
  return (key, params = {}) => {
    const message = lookUp(language, key)
    return fill(typeof message === 'string' ? message : (message[rules.select(Number(params.count))] ?? message.other), params)
  }
}

function lookUp(language: Language, key: string): Message {
  const [area = '', ...path] = key.split('.')
  let at: Message | Texts | null | undefined = textsAt(language, area)
  for (const name of path) at = typeof at === 'object' ? (at as Texts | null)?.[name] : undefined
  if (typeof at === 'string' || (typeof at?.one === 'string' && typeof at.other === 'string')) return at as Message
  throw new Error(`The text ${key} is not here.`)
}

function fill(text: string, params: Params): string {
  return text.replace(/\{(\w{1,40})\}/g, (all, name: string) => String(params[name] ?? all))
}
