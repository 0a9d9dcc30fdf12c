/** Search over a member's records. */

import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { fault } from './shared/fault.ts'
import { answer, businessInstant, note, requiredLine } from './shared/fields.ts'

const foundKind = z.enum(['transaction', 'investment', 'message', 'statement'])

/** Texts read as elsewhere in the app, with amounts such as `$12.50`. */
export const searchResult = z.object({
  kind: foundKind,
  title: z.string(),
  title_note: z.nullable(note),
  detail: z.string(),
  /** `detail` in parts; words among them are notes. */
  detail_parts: z.array(z.union([z.string(), note])),
  /** Of the business date: when it was effective, of an ended plan when it ended, of a statement the start of its month. */
  at: businessInstant,
  /** The app path that shows it. */
  href: z.string(),
})

export const search = routes({
  searchOwn: {
    method: 'GET',
    path: '/me/search',
    who: 'member',
    summary: "Search the caller's records by text, amount, month, id or address; at most 20, best match first",
    query: z.object({ q: requiredLine(100, fault('search_length')) }),
    reply: answer(z.array(searchResult)),
    status: 200,
    refusals: [],
  },
})
