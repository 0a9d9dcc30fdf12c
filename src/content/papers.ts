/** Words of printed documents, and in which language one is printed. */
import { isLanguage, type Language } from '#contract/language'
import { papers as ar } from './ar/papers.ts'
import { papers as de } from './de/papers.ts'
import { papers as en } from './en/papers.ts'
import { papers as es } from './es/papers.ts'
import { papers as fr } from './fr/papers.ts'
import type { Papers } from './paper.ts'

const shelf: Readonly<Record<Language, Papers>> = { en, es, fr, de, ar }

/** Of a document's own language, as it names it. */
export function papersIn(language: string): Papers {
  return isLanguage(language) ? shelf[language] : en
}

/**
 * The typefaces that are printed with have no Arabic, and letters that do not join would be wrong ones: whoever reads Arabic gets the English
 * document, which says so.
 */
export function printedIn(language: Language): Language {
  return language === 'ar' ? 'en' : language
}

export const IN_ENGLISH =
  'This document is not printed in Arabic yet: this is the English one. The pages of the site have the same text in Arabic.'
