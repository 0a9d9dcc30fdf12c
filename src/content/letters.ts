/** Texts of mails that are no notices. Their address may have no account, and so no stored language. */
import type { Language } from '#contract/shared/language'
import { letters as ar } from './ar/letters.ts'
import { letters as de } from './de/letters.ts'
import { letters as en } from './en/letters.ts'
import { letters as es } from './es/letters.ts'
import { fill } from './fill.ts'
import { letters as fr } from './fr/letters.ts'
import type { LetterName, Letters, LetterText } from './letter.ts'

export type { LetterName } from './letter.ts'

const shelf: Readonly<Record<Language, Letters>> = { en, es, fr, de, ar }

/** With its parameters in their places. */
export function letterIn(language: Language, name: LetterName, params: Readonly<Record<string, string>> = {}): LetterText {
  const { subject, paragraphs, footnotes, action } = shelf[language][name]
  const said = (text: string) => fill(language, text, params)
  return { subject: said(subject), paragraphs: paragraphs.map(said), footnotes: footnotes.map(said), action }
}
