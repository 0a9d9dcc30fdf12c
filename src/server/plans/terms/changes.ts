/** The changes of this room that a second administrator can approve. */
import * as z from 'zod/mini'
import { type Cents, cents, MAX_CENTS } from '#kernel/money'
import { defineChange } from '#server/approvals'
import { readTerms } from '../store.ts'
import { changeTerms, type TermsDependencies, termsJson } from './change-terms.ts'

/** Amounts of terms are in cents. */
const isCents = z.custom<Cents>((value) => typeof value === 'bigint' && value >= 0n && value <= MAX_CENTS)
const keptCents = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), isCents, { decode: (text) => cents(BigInt(text)), encode: String })
const termsPayload = z.object({
  rate_bps: z.optional(z.number()),
  days: z.optional(z.number()),
  min: z.optional(keptCents),
  max: z.optional(keptCents),
  exit_share_bps: z.optional(z.number()),
  referral_bps: z.optional(z.number()),
  on_sale: z.optional(z.boolean()),
})

export function planChanges(dependencies: TermsDependencies) {
  return {
    'plan.terms': defineChange({
      payload: termsPayload,
      // Not locked: every change of terms takes the key of the next version.
      current: async ({ query }, { object_id }) => termsJson((await readTerms(query)).get(object_id ?? '')),
      execute: (patch, { object_id, maker_reason }, { checker: by, consent }, once) =>
        changeTerms(dependencies, { plan: object_id ?? '', patch, reason: maker_reason ?? '', by, consent }, once),
    }),
  }
}
