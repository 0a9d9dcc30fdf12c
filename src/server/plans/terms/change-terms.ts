/**
 * New terms for a plan: a version that applies from its commit. Sold investments keep their terms. The version number is a key, so the
 * second of two concurrent changes is refused.
 */

import * as z from 'zod/mini'
import { DAY_SECONDS } from '#kernel/duration'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Cents, cents, MAX_CENTS } from '#kernel/money'
import { type Refused, refuse, refuseField } from '#kernel/refusal'
import { type ApprovalRequest, type Approvals, type Consent, defineChange, type PendingApproval } from '#server/approvals'
import { type Actor, AUDIT_RECORD, type Audit } from '#server/audit'
import { submit, type Work } from '#server/ledger'
import type { PlansDependencies } from '../dependencies.ts'
import { readTerms } from '../store.ts'
import { findPlan } from './catalogue.ts'
import type { Terms } from './terms.ts'

export type TermsPatch = {
  readonly rate_bps?: number | undefined
  readonly days?: number | undefined
  readonly min?: Cents | undefined
  readonly max?: Cents | undefined
  readonly exit_share_bps?: number | undefined
  readonly referral_bps?: number | undefined
  readonly on_sale?: boolean | undefined
}

export type TermsDependencies = Pick<PlansDependencies, 'database' | 'post' | 'clock'> & {
  readonly approvals: Approvals
  readonly audit: Pick<Audit, 'row'>
}
export type TermsChange = {
  readonly plan: string
  readonly patch: TermsPatch
  readonly reason: string
  readonly by: Actor
  readonly consent?: Consent
}
type Changed = Terms | PendingApproval | Replayed | Refused<'no_plan' | 'invalid' | 'wrong_status' | 'key_reused' | 'unavailable'>

/** Applies a patch to the terms as the next version; missing or inconsistent values are refused with their field. */
export function termsWith(plan: string, before: Terms | undefined, patch: TermsPatch): Terms | Refused<'invalid'> {
  const term_seconds = patch.days === undefined ? before?.term_seconds : Math.round(patch.days * DAY_SECONDS)
  const rate_bps = patch.rate_bps ?? before?.rate_bps
  const min = patch.min ?? before?.min
  const max = patch.max ?? before?.max
  if (term_seconds === undefined || rate_bps === undefined || min === undefined || max === undefined) {
    return refuseField('rate_bps', { reason: 'plan_terms_incomplete' })
  }
  if (max < min) return refuse('invalid', { reason: 'largest_below', fields: { max: { reason: 'least_smallest' } } })
  return {
    plan,
    version: (before?.version ?? 0) + 1,
    rate_bps,
    term_seconds,
    min,
    max,
    exit_share_bps: patch.exit_share_bps ?? before?.exit_share_bps ?? 10_000,
    referral_bps: patch.referral_bps ?? before?.referral_bps ?? findPlan(plan)?.referral_bps ?? 0,
    on_sale: patch.on_sale ?? before?.on_sale ?? false,
  }
}

export async function changeTerms(
  dependencies: TermsDependencies,
  change: TermsChange,
  once: IdempotencyContext<Terms | PendingApproval>,
): Promise<Changed> {
  const { database, approvals } = dependencies
  const plan = findPlan(change.plan)
  if (!plan) return refuse('no_plan')
  const before = (await readTerms(database.query)).get(plan.id)
  const after = termsWith(plan.id, before, change.patch)
  if ('refused' in after) return after
  const request = requestOf(change, plan.id)
  const consent = change.consent ?? (await approvals.consentTo(request))
  if (consent === 'wait') return approvals.requestApproval(request, once)
  return write(dependencies, { ...change, consent }, { before, after }, once)
}

function requestOf({ patch, reason, by }: TermsChange, plan: string): ApprovalRequest {
  const payload = toJson(patch)
  const about = { beneficiary: null, amount: null, object_kind: 'plan', object_id: plan }
  return { kind: 'plan.terms', maker: by, ...about, payload, reason, rule: 'always' }
}

/** The terms in the form of a payload; only a version if there are none. */
function termsJson(terms: Terms | undefined): Record<string, unknown> {
  if (!terms) return { version: 0 }
  const { version, rate_bps, term_seconds, min, max, exit_share_bps, referral_bps, on_sale } = terms
  return toJson({ version, rate_bps, days: term_seconds / DAY_SECONDS, min, max, exit_share_bps, referral_bps, on_sale })
}

function toJson(values: object): Record<string, unknown> {
  const named = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named.map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]))
}

async function write(
  { post, clock, audit }: TermsDependencies,
  { by, reason, consent }: TermsChange & { readonly consent: Consent },
  { before, after }: { readonly before: Terms | undefined; readonly after: Terms },
  once: IdempotencyContext<Terms>,
): Promise<Changed> {
  const at = clock.now()
  const { min, max, ...rest } = after
  const audited = audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: 'plan.terms',
    object_kind: 'plan',
    object_id: after.plan,
    before: before ?? null,
    after: { ...after, ...consent.note },
    reason,
    request_id: by.request_id,
  })
  const work: Work = {
    keys: [`plan/${after.plan}/terms/${after.version}`, ...consent.keys],
    claims: consent.claims,
    records: [
      { name: 'plans_record_terms', row: { ...rest, min_cents: min, max_cents: max, created_at: at } },
      ...consent.records,
      { name: AUDIT_RECORD, row: audited },
    ],
    effective_at: at,
  }
  const outcome = await submit(post, work, once, after)
  if ('blocked' in outcome) return refuse('wrong_status', { reason: 'plan_terms_changed' })
  return 'reply' in outcome ? outcome.reply : outcome
}

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
