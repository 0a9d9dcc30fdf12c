/**
 * Texts by key: `t('dashboard.title')`, `t('plans.left', { amount })`. Keys and parameters are types, so a missing message or parameter does
 * not compile. `{ one, other }` is a plural by its parameter `count`.
 */
import { en } from './en/index.ts'

type Plural = { readonly one: string; readonly other: string }
type Message = string | Plural
type Tree = { readonly [name: string]: Message | Tree }

/** Every other language is an object of this shape. */
export type Catalogue = Same<typeof en>
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Plural ? Plural : Same<T[K]> }

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`
type KeysOf<T> = { [K in keyof T & string]: T[K] extends Message ? K : Join<K, KeysOf<T[K]>> }[keyof T & string]
export type Key = KeysOf<typeof en>
export type Params = Readonly<Record<string, string | number>>
export type T = (key: Key, params?: Params) => string

const rules = new Intl.PluralRules('en')

function lookUp(texts: Tree, key: string): Message {
  let at: Message | Tree | undefined = texts
  for (const part of key.split('.')) at = typeof at === 'object' ? (at as Tree)[part] : undefined
  return at === undefined || (typeof at === 'object' && !('other' in at)) ? key : (at as Message)
}

export const t: T = textsOf(en)

/** The same over texts that a part brings along, so that they are fetched with it and not before. */
export function textsOf<const Texts extends Tree>(texts: Texts): (key: KeysOf<Texts>, params?: Params) => string {
  return (key, params = {}) => fill(lookUp(texts, key), params)
}

function fill(message: Message, params: Params): string {
  const text = typeof message === 'string' ? message : rules.select(Number(params.count)) === 'one' ? message.one : message.other
  return text.replace(/\{(\w{1,40})\}/g, (all, name: string) => String(params[name] ?? all))
}

/** The text function of the language in force. */
export function useText(): T {
  return t
}
