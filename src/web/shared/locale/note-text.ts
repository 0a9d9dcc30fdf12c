/** Notes of the server in the language in force; in English, and where this browser knows no text of a newer server's note, as the server says them. */
import { fill, type Said } from '#contract/reasons/fill'
import { languageNow } from './language.ts'
import { textsAt } from './shelf.ts'
import { writersOf } from './writers.ts'

type Note = { readonly code: string; readonly params?: Readonly<Record<string, unknown>> | undefined }

export function noteText(note: Note | null, english: string): string {
  return (note && textOf({ reason: note.code, ...(note.params ? { params: note.params } : {}) })) ?? english
}

/** Several, with what needs no words between them. */
export function partsText(parts: readonly (string | Note)[], english: string): string {
  if (languageNow() === 'en') return english
  return parts.map((part) => (typeof part === 'string' ? part : noteText(part, part.code))).join(' · ')
}

function textOf({ reason, params = {} }: Said): string | null {
  const language = languageNow()
  const text = textsAt(language, 'notes')?.[reason]
  return typeof text === 'string'
    ? fill(
        text,
        params,
        writersOf(language, (said) => textOf(said) ?? said.reason),
      )
    : null
}
