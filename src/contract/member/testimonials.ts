/** Testimonials; writing one takes a matured plan and a paid withdrawal. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { fault, noForbiddenWords } from '../shared/fault.ts'
import {
  answer,
  answerWithMessage,
  businessInstant,
  emailShown,
  id,
  idParams,
  list,
  listQuery,
  messageOnly,
  money,
  realInstant,
  requiredLine,
  requiredText,
} from '../shared/fields.ts'

/** What the writer still needs. */
const testimonialLacks = ['administrator', 'no_matured_plan', 'no_paid_withdrawal'] as const
export type TestimonialLack = (typeof testimonialLacks)[number]

/** Why a testimonial is declined. Criticism is not a reason. Public figures count each. */
export const declineReasons = ['names_others', 'advertises', 'abusive', 'off_topic', 'against_records'] as const
export type DeclineReason = (typeof declineReasons)[number]

const state = z.enum(['waiting', 'published', 'declined', 'unpublished'])

/** Data of the matured plan behind the text, from its record. */
const behind = { plan: z.string(), principal: money, paid: money, matured_at: businessInstant }

const published = z.object({ _id: id, display_name: z.string(), text: z.string(), ...behind, published_at: realInstant })

const ownTestimonial = z.object({
  text: z.string(),
  display_name: z.string(),
  state,
  reason: z.nullable(z.enum(declineReasons)),
  ...behind,
  updated_at: realInstant,
})

const forAdministrator = z.object({
  _id: id,
  user: z.object({ id, name: z.string(), email: emailShown }),
  display_name: z.string(),
  text: z.string(),
  state,
  reason: z.nullable(z.enum(declineReasons)),
  ...behind,
  /** Version of the text; a decision names the version it is about. */
  version: z.int(),
  updated_at: realInstant,
  decided_at: z.nullable(realInstant),
})

const eligibility = z.object({ eligible: z.boolean(), why_not: z.array(z.enum(testimonialLacks)), own: z.nullable(ownTestimonial) })

export const testimonials = routes({
  listTestimonials: {
    method: 'GET',
    path: '/testimonials',
    who: 'anyone',
    summary: 'List up to 50 published testimonials, newest first, and the number declined by reason',
    reply: z.object({
      data: z.array(published),
      declined: z.array(z.object({ reason: z.enum(declineReasons), count: z.int() })),
    }),
    status: 200,
    refusals: [],
  },
  readOwnTestimonial: {
    method: 'GET',
    path: '/me/testimonial',
    who: 'member',
    summary: 'Check whether the caller may write a testimonial, what is missing, and get their current one',
    reply: answer(eligibility),
    status: 200,
    refusals: [],
  },
  writeTestimonial: {
    method: 'PUT',
    path: '/me/testimonial',
    who: 'member',
    summary: "Write or change the caller's testimonial; an administrator reviews each version before publication",
    body: z.strictObject({
      text: requiredText(600).check(z.minLength(20, fault('text_least')), noForbiddenWords),
      display_name: requiredLine(40).check(noForbiddenWords),
    }),
    reply: answerWithMessage(eligibility),
    status: 200,
    refusals: ['not_earned'],
  },
  removeTestimonial: {
    method: 'DELETE',
    path: '/me/testimonial',
    who: 'member',
    summary: "Withdraw the caller's testimonial",
    reply: messageOnly,
    status: 200,
    refusals: ['no_testimonial'],
  },
  listAllTestimonials: {
    method: 'GET',
    path: '/admin/testimonial',
    who: 'auditor',
    summary: 'List testimonials, newest first; state=waiting lists those awaiting review',
    query: z.extend(listQuery, { state: z.optional(state) }),
    reply: list(forAdministrator),
    status: 200,
    refusals: [],
  },
  decideTestimonial: {
    method: 'PATCH',
    path: '/admin/testimonial/:id',
    who: 'operator',
    summary: 'Publish, decline with a reason, or unpublish the reviewed version',
    params: idParams,
    body: z.strictObject({
      decision: z.enum(['publish', 'decline', 'unpublish']),
      version: z.int(),
      reason: z.optional(z.enum(declineReasons)),
    }),
    reply: answerWithMessage(forAdministrator),
    status: 200,
    refusals: ['no_testimonial', 'wrong_status', 'own_change'],
    step_up: true,
  },
})
