/**
 * The saved page's texts, by language: a file opened from a disk has no cookie, so each file contains one language, with only the texts
 * that the page shows.
 */
import type { Language } from '#contract/shared/language'
import { verify as arVerify } from '#web/locales/ar/proof/verify.ts'
import { offline as ar } from '#web/locales/ar/single/offline.ts'
import { verify as deVerify } from '#web/locales/de/proof/verify.ts'
import { offline as de } from '#web/locales/de/single/offline.ts'
import { verify as enVerify } from '#web/locales/en/proof/verify.ts'
import { offline as en } from '#web/locales/en/single/offline.ts'
import { verify as esVerify } from '#web/locales/es/proof/verify.ts'
import { offline as es } from '#web/locales/es/single/offline.ts'
import { verify as frVerify } from '#web/locales/fr/proof/verify.ts'
import { offline as fr } from '#web/locales/fr/single/offline.ts'

const VERIFY_TEXTS = [
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
type Check = Spoken<Pick<typeof enVerify, (typeof VERIFY_TEXTS)[number]>>
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
  return { ...own, verify: Object.fromEntries(VERIFY_TEXTS.map((name) => [name, check[name]])) as Check }
}
