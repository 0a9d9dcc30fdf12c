/** Names and definitions of public figures by language; a language that has none yet reads the source. */
import type { Language } from '#contract/shared/language'
import { stats as ar } from './ar/stats.ts'
import { stats as de } from './de/stats.ts'
import { stats as en } from './en/stats.ts'
import { stats as es } from './es/stats.ts'
import { stats as fr } from './fr/stats.ts'

type StatText = { readonly title: string; readonly definition: string }
export type StatTexts = { readonly [Name in keyof typeof en]: StatText }

const translated: Readonly<Partial<Record<Language, StatTexts>>> = { en, es, fr, de, ar }

export function statTexts(language: Language): StatTexts {
  return translated[language] ?? en
}
