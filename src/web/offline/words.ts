/**
 * What the saved page says, by language: a file opened from a disk has no cookie to go by, so each file is saved with one language in it. Of the
 * check's texts it takes those that the page shows.
 */
import type { Language } from '#contract/language'
import { offline as ar } from '../locales/ar/offline.ts'
import { verify as arVerify } from '../locales/ar/verify.ts'
import { offline as de } from '../locales/de/offline.ts'
import { verify as deVerify } from '../locales/de/verify.ts'
import { offline as en } from '../locales/en/offline.ts'
import { verify as enVerify } from '../locales/en/verify.ts'
import { offline as es } from '../locales/es/offline.ts'
import { verify as esVerify } from '../locales/es/verify.ts'
import { offline as fr } from '../locales/fr/offline.ts'
import { verify as frVerify } from '../locales/fr/verify.ts'

const SHOWN = [
  'holds_other',
  'holds_help',
  'compare',
  'broken',
  'unreadable',
  'breakdown',
  'total',
  'classes',
  'steps',
  'states',
  'step',
  'fault',
  'faults',
  'party',
  'shown',
  'file',
] as const

type Own = { readonly [Name in keyof typeof en]: string }
type Check = Spoken<Pick<typeof enVerify, (typeof SHOWN)[number]>>
type Spoken<T> = { readonly [K in keyof T]: T[K] extends string ? string : Spoken<T[K]> }
export type Words = Own & { readonly verify: Check }

export const words: Readonly<Record<Language, Words>> = {
  en: wordsOf(en, enVerify),
  es: wordsOf(es, esVerify),
  fr: wordsOf(fr, frVerify),
  de: wordsOf(de, deVerify),
  ar: wordsOf(ar, arVerify),
}

function wordsOf(own: Own, check: Check): Words {
  return { ...own, verify: Object.fromEntries(SHOWN.map((name) => [name, check[name]])) as Check }
}
