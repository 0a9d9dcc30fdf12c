/**
 * The texts as types. The English files are the source: each exports areas, their keys are the keys, and every other language has objects
 * of their shape. Types only, so that knowing all keys fetches no text.
 */
import type { Language } from '#contract/shared/language'
import type * as access from './en/access.ts'
import type * as account from './en/account.ts'
import type * as bots from './en/bots.ts'
import type * as consoleDesk from './en/console-desk.ts'
import type * as consoleMoney from './en/console-money.ts'
import type * as consolePeople from './en/console-people.ts'
import type * as consoleSetup from './en/console-setup.ts'
import type * as consoleStart from './en/console-start.ts'
import type * as evidence from './en/evidence.ts'
import type * as lab from './en/lab.ts'
import type * as market from './en/market.ts'
import type * as notes from './en/notes.ts'
import type * as overview from './en/overview.ts'
import type * as own from './en/own.ts'
import type * as people from './en/people.ts'
import type * as plans from './en/plans.ts'
import type * as proof from './en/proof.ts'
import type * as refusals from './en/refusals.ts'
import type * as site from './en/site.ts'
import type * as start from './en/start.ts'
import type * as transfers from './en/transfers.ts'
import type * as verify from './en/verify.ts'

type English = typeof access &
  typeof account &
  typeof bots &
  typeof consoleDesk &
  typeof consoleMoney &
  typeof consolePeople &
  typeof consoleSetup &
  typeof consoleStart &
  typeof evidence &
  typeof lab &
  typeof market &
  typeof notes &
  typeof overview &
  typeof people &
  typeof plans &
  typeof proof &
  typeof refusals &
  typeof own &
  typeof site &
  typeof start &
  typeof transfers &
  typeof verify
export type Area = keyof English

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
/** How each area of a language is fetched. */
export type Shelf<L extends Language> = { readonly [A in Area]: () => Promise<{ readonly [Name in A]: Catalogue<L>[A] }> }

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`
type KeysOf<T> = { [K in keyof T & string]: T[K] extends Message ? K : Join<K, KeysOf<T[K]>> }[keyof T & string]
export type Key = KeysOf<English>
/** The frame, what everything shares, and what is said when something fails. They come with the app. */
export type FrameArea = keyof typeof start
export type FrameKey = Extract<Key, `${FrameArea}.${string}`>
export type Params = Readonly<Record<string, string | number>>
export type T = (key: Key, params?: Params) => string
