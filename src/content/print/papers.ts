/** Words of printed documents. */
import { isLanguage, type Language } from '#contract/shared/language'
import { papers as ar } from '../ar/papers.ts'
import { papers as de } from '../de/papers.ts'
import { papers as en } from '../en/papers.ts'
import { papers as es } from '../es/papers.ts'
import { papers as fr } from '../fr/papers.ts'
import type { Papers } from './paper.ts'

const shelf: Readonly<Record<Language, Papers>> = { en, es, fr, de, ar }

/** Of a document's own language, as it names it. */
export function papersIn(language: string): Papers {
  return isLanguage(language) ? shelf[language] : en
}
