/** What a mail says, before it has a form. This is the payload of the outbox kind `mail`. */
import * as z from 'zod/mini'
import { type Language, languages } from '#contract/shared/language'
import { assert } from '#kernel/assert'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a header line may not have
const HEADER = /^[^\u0000-\u001f\u007f\u2028\u2029]+$/

const letterSchema = z.object({
  to: z.string(),
  kind: z.string(),
  /** Of its words; English where none is named. */
  language: z.optional(z.enum(languages)),
  subject: z.string(),
  paragraphs: z.optional(z.array(z.string())),
  /** Instead of paragraphs: plain text, a blank line between them. */
  text: z.optional(z.string()),
  code: z.optional(z.string()),
  footnotes: z.optional(z.array(z.string())),
  action: z.optional(z.object({ label: z.string(), path: z.string() })),
  /** The last mail to somebody who left: kept for a day at most. */
  farewell: z.optional(z.boolean()),
  /** Asked for so that it takes the same time, and meant for nobody. */
  decoy: z.optional(z.boolean()),
})

export type MailPayload = z.input<typeof letterSchema>

export type Letter = {
  readonly to: string
  readonly kind: string
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly code: string | null
  readonly footnotes: readonly string[]
  readonly action: { readonly label: string; readonly path: string } | null
  readonly farewell: boolean
}

/** Null for a decoy. Asserts what its writers owe: one recipient, and no line break in what becomes a header. */
export function readLetter(payload: unknown): Letter | null {
  const read = letterSchema.parse(payload)
  if (read.decoy) return null
  assert(HEADER.test(read.subject), 'a subject is one line')
  assert(HEADER.test(read.to) && /^[^\s,;<>@]{1,64}@[^\s,;<>@]{1,255}$/.test(read.to), 'a mail has one recipient')
  assert(/^[a-z_:]+$/.test(read.kind), 'a kind of mail is a word')
  assert(!read.action || /^\/(?!\/)[^\s\\]*$/.test(read.action.path), 'an action leads to our own pages')
  const { to, kind, language = 'en', subject, code = null, footnotes = [], action = null, farewell = false } = read
  return { to, kind, language, subject, paragraphs: read.paragraphs ?? paragraphsOf(read.text ?? ''), code, footnotes, action, farewell }
}

function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines
    .join('\n')
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
