/** A note on the wire: its code and parameters (sentences/notes.ts). */
import * as z from 'zod/mini'

export const note = z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) })
