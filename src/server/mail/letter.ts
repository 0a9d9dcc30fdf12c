/** The content of a mail, before it is rendered. */
import * as z from 'zod/mini'
import { languages } from '#contract/shared/language'
import { assert } from '#kernel/assert'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a header line may not have
const HEADER = /^[^\u0000-\u001f\u007f\u2028\u2029]+$/

const letterSchema = z.object({
  to: z.string(),
  kind: z.string(),
  language: z._default(z.enum(languages), 'en'),
  subject: z.string(),
  paragraphs: z.optional(z.readonly(z.array(z.string()))),
  /** Instead of paragraphs: plain text, a blank line between them. */
  text: z._default(z.string(), ''),
  code: z.optional(z.string()),
  footnotes: z._default(z.readonly(z.array(z.string())), []),
  action: z.optional(z.object({ label: z.string(), path: z.string() })),
  /** Its reader can switch mails of this kind off there: a path of the app. */
  preferences: z.optional(z.string()),
  /** The last mail after an account is closed: kept for a day at most. */
  farewell: z._default(z.boolean(), false),
  /** Queued like any other so that the request takes the same time, and never sent. */
  decoy: z._default(z.boolean(), false),
})

export type MailPayload = z.input<typeof letterSchema>
export type Letter = z.output<typeof letterSchema> & { readonly paragraphs: readonly string[] }

/** Asserts one recipient, and no line break in what becomes a header. */
export function readLetter(payload: unknown): Letter {
  const read = letterSchema.parse(payload)
  assert(HEADER.test(read.subject), 'a subject is one line')
  assert(HEADER.test(read.to) && /^[^\s,;<>@]{1,64}@[^\s,;<>@]{1,255}$/.test(read.to), 'a mail has one recipient')
  assert(/^[a-z_:]+$/.test(read.kind), 'a kind of mail is a word')
  for (const path of [read.action?.path, read.preferences])
    assert(path === undefined || /^\/(?!\/)[^\s\\]*$/.test(path), 'a mail leads to our own pages')
  return { ...read, paragraphs: read.paragraphs ?? paragraphsOf(read.text) }
}

function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const parts = lines.join('\n').split('\n\n')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
