/** One's own records and pages, by what one remembers of them. */

import * as z from 'zod/mini'
import { note } from './notes/index.ts'
import { fault } from './reasons/fault.ts'
import { routes } from './shared/define.ts'
import { answer, instant, requiredText } from './shared/fields.ts'

export const foundKind = z.enum(['page', 'transaction', 'investment', 'message', 'statement'])

/** Texts are as the member reads them elsewhere, amounts in them as `$12.50`. */
export const found = z.object({
  kind: foundKind,
  title: z.string(),
  title_note: z.nullable(note),
  detail: z.string(),
  /** `detail` in its parts; those that are words are notes. */
  detail_parts: z.array(z.union([z.string(), note])),
  /** When it came about; null for a page. */
  at: z.nullable(instant),
  /** The path of the app that shows it. */
  href: z.string(),
})

export const search = routes({
  searchOwn: {
    method: 'GET',
    path: '/me/search',
    who: 'member',
    summary:
      "At most 20 of the caller's own records and pages for a text, an amount, a month or the beginning of an id or address: first what equals it (or has that amount or id), then titles that begin with it, then titles that have it, then all others that have it; each newest first",
    query: z.object({ q: requiredText(100, fault('search_length')) }),
    reply: answer(z.array(found)),
    status: 200,
    refusals: [],
  },
})
