/** Mails that are no notices, in words: for an address of which perhaps nobody knows an account, so that a person's preference cannot decide alone. */
import type { Language } from '#contract/language'
import { letters as ar } from './ar/letters.ts'
import { letters as de } from './de/letters.ts'
import { letters as en } from './en/letters.ts'
import { letters as es } from './es/letters.ts'
import { fill } from './fill.ts'
import { letters as fr } from './fr/letters.ts'

export type LetterName =
  | 'verify'
  | 'verify_again'
  | 'login'
  | 'reset'
  | 'withdrawal'
  | 'password_changed'
  | 'email'
  | 'email_left'
  | 'email_restored'
  | 'invited_auditor'
  | 'invited_operator'
  | 'invited_administrator'
  | 'closed'

export type LetterText = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly footnotes: readonly string[]
  /** On its button; empty where it has none. */
  readonly action: string
}

export type Letters = Readonly<Record<LetterName, LetterText>>

const shelf: Readonly<Record<Language, Letters>> = { en, es, fr, de, ar }

/** With its parameters in their places. */
export function letterIn(language: Language, name: LetterName, params: Readonly<Record<string, string>> = {}): LetterText {
  const { subject, paragraphs, footnotes, action } = shelf[language][name]
  const said = (text: string) => fill(language, text, params)
  return { subject: said(subject), paragraphs: paragraphs.map(said), footnotes: footnotes.map(said), action }
}
