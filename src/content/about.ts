/** The page about the product itself. Its sections vision, mission and community are where the footer leads. */
import type { Language } from '#contract/shared/language'
import { about as arabic } from './ar/about.ts'
import type { Article } from './article.ts'
import { about as german } from './de/about.ts'
import { about as english } from './en/about.ts'
import { about as spanish } from './es/about.ts'
import { about as french } from './fr/about.ts'

const translated: Partial<Readonly<Record<Language, Article>>> = { en: english, es: spanish, fr: french, de: german, ar: arabic }

export function aboutPage(language: Language = 'en'): Article {
  return translated[language] ?? english
}
