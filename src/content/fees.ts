/** The fees page: that there are none, and every kind of entry that the ledger knows. A test holds the kinds to the ledger's own. */
import type { Language } from '#contract/shared/language'
import { fees as arabic } from './ar/fees.ts'
import type { FeesPage } from './article.ts'
import { fees as german } from './de/fees.ts'
import { fees as english } from './en/fees.ts'
import { fees as spanish } from './es/fees.ts'
import { fees as french } from './fr/fees.ts'

const translated: Partial<Readonly<Record<Language, FeesPage>>> = { en: english, es: spanish, fr: french, de: german, ar: arabic }

export function feesPage(language: Language = 'en'): FeesPage {
  return translated[language] ?? english
}
