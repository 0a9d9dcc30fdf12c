/** Server notes in the current language; in English, and for notes newer than this build, the server's text. */
import { languageNow } from './language.ts'
import { saidText } from './refusal-text.ts'

type Note = { readonly code: string; readonly params?: Readonly<Record<string, unknown>> | undefined }

export function noteText(note: Note | null, english: string): string {
  return (note && saidText(['notes'], { reason: note.code, ...(note.params ? { params: note.params } : {}) })) ?? english
}

/** Several notes, with plain values between them. */
export function partsText(parts: readonly (string | Note)[], english: string): string {
  if (languageNow() === 'en') return english
  return parts.map((part) => (typeof part === 'string' ? part : noteText(part, part.code))).join(' · ')
}
