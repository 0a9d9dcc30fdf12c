/** Texts of mails that are no notices. Their address may have no account, and so no stored language. */
import type { Language } from '#contract/shared/language'
import type { LetterText } from './article.ts'
import { fill } from './fill.ts'
import { textIn } from './languages.ts'
import type { LetterName } from './translated.ts'

/** With its parameters in their places. */
export function letterIn(language: Language, name: LetterName, params: Readonly<Record<string, string>> = {}): LetterText {
  const { subject, paragraphs, footnotes, action }: LetterText = textIn(language, 'letters')[name]
  const said = (text: string) => fill(language, text, params)
  return { subject: said(subject), paragraphs: paragraphs.map(said), footnotes: footnotes.map(said), action }
}
