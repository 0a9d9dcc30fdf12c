/**
 * The texts as types. The English files are the source: their keys are the keys, and every other language is an object of their shape. Types
 * only, so that knowing all keys fetches no text.
 */
import type { Language } from '#contract/shared/language'
import type { en } from '../en/index.ts'

export type Area = keyof typeof en

type English = { readonly [A in Area]: TextsOf<Awaited<ReturnType<(typeof en)[A]>>, A> }
type TextsOf<Module, A> = A extends keyof Module ? Module[A] : never

/** By the CLDR's categories. Arabic has six; where a language counts millions apart, `other` stands for them unless it says more. */
type Plurals = {
  readonly en: { readonly one: string; readonly other: string }
  readonly de: Plurals['en']
  readonly es: Plurals['en'] & { readonly many?: string }
  readonly fr: Plurals['es']
  readonly ar: { readonly [Category in 'zero' | 'one' | 'two' | 'few' | 'many' | 'other']: string }
}
type Plural = Plurals['en'] & { readonly [Category in Intl.LDMLPluralRule]?: string }
export type Message = string | Plural
export type Texts = { readonly [name: string]: Message | Texts }

type Same<T, L extends Language> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Plurals['en'] ? Plurals[L] : Same<T[K], L>
}
/** What a language says: `export const dashboard: Catalogue<'es'>['dashboard'] = …`. */
export type Catalogue<L extends Language> = Same<English, L>
/** Where a language's texts are: an area with a file too few, or a file with a text too few, does not compile. */
export type Shelf<L extends Language> = { readonly [A in Area]: () => Promise<{ readonly [Name in A]: Catalogue<L>[A] }> }

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`
type KeysOf<T> = { [K in keyof T & string]: T[K] extends Message ? K : Join<K, KeysOf<T[K]>> }[keyof T & string]
export type Key = KeysOf<English>
/** Named by no screen: the frame, what everything shares, and what is said when something fails. They come with the app. */
export type FrameArea = 'shell' | 'common' | 'errors' | 'charts'
export type FrameKey = Extract<Key, `${FrameArea}.${string}`>
export type Params = Readonly<Record<string, string | number>>
export type T = (key: Key, params?: Params) => string
