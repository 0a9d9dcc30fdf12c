/**
 * The practice application for a retirement account, which opens no account. Its sensitive data is encrypted and kept for 30
 * days.
 */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import {
  answer,
  answerWithMessage,
  email,
  emailShown,
  figures,
  id,
  idParams,
  list,
  listQuery,
  realInstant,
  requiredFigures,
  requiredLine,
  requiredText,
  search,
  sentId,
  text,
} from '../shared/fields.ts'
import { file } from '../shared/file.ts'
import { uploads } from '../shared/file-kind.ts'

export const applicationState = z.enum(['received', 'in_review', 'approved', 'declined'])
export const declineReason = z.enum(['document_unreadable', 'details_differ', 'other'])

const papers = { govt_id: { ...uploads.paper, required: true }, employment_letter: uploads.paper } as const

const application = z.strictObject({
  email,
  full_name: requiredLine(120),
  phone: z.optional(requiredFigures(40)),
  phone_number: z.optional(requiredFigures(40)),
  ssn: z.optional(figures(20)),
})

/** The applicant's view: never the SSN. */
const ownApplication = z.object({
  _id: id,
  state: applicationState,
  reason_code: z.nullable(declineReason),
  /** Sent before signing in, from this email. */
  by_visitor: z.boolean(),
  with_ssn: z.boolean(),
  with_letter: z.boolean(),
  created_at: realInstant,
  decided_at: z.nullable(realInstant),
  /** When its sensitive data is erased. */
  kept_until: realInstant,
  erased_at: z.nullable(realInstant),
})

const paper = z.object({
  _id: id,
  purpose: z.enum(['govt_id', 'employment_letter']),
  name: z.string(),
  kind: z.enum(['pdf', 'jpg']),
  bytes: z.int(),
})

const adminApplication = z.object({
  ...ownApplication.shape,
  user: z.nullable(id),
  email: z.nullable(emailShown),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** `•••-••-1234`, if one is kept. */
  ssn_masked: z.nullable(z.string()),
  note: z.nullable(z.string()),
  documents: z.array(paper),
})

const received = answerWithMessage(z.object({ application: z.object({ _id: id, created_at: realInstant, kept_until: realInstant }) }))
const apply = {
  method: 'POST',
  body: application,
  files: papers,
  reply: received,
  status: 201,
  refusals: ['quota_full'],
} as const

export const retirement = routes({
  applyAsMember: { ...apply, path: '/me/ira-form', who: 'member', summary: 'Send a practice application for a retirement account' },
  applyAsVisitor: {
    ...apply,
    path: '/ira-form',
    who: 'anyone',
    summary: 'Send a practice application without an account; limited to a few a day',
  },
  listOwnApplications: {
    method: 'GET',
    path: '/me/ira-form',
    who: 'member',
    summary: "List the caller's applications, including those sent from their email before sign-up; newest first",
    reply: answer(z.array(ownApplication)),
    status: 200,
    refusals: [],
  },
  listApplications: {
    method: 'GET',
    path: '/admin/ira-form',
    who: 'auditor',
    summary: 'List applications, newest first',
    query: z.extend(listQuery, { q: z.optional(search), state: z.optional(applicationState) }),
    reply: list(adminApplication),
    status: 200,
    refusals: [],
    csv: 'retirement-applications',
  },
  readApplication: {
    method: 'GET',
    path: '/admin/ira-form/:id',
    who: 'operator',
    summary: 'Get an application',
    params: idParams,
    reply: answer(adminApplication),
    status: 200,
    refusals: ['no_application'],
  },
  decideApplication: {
    method: 'PATCH',
    path: '/admin/ira-form/:id',
    who: 'operator',
    summary: 'Review an application: start, approve, or decline with a reason',
    params: idParams,
    body: z.strictObject({
      state: z.enum(['in_review', 'approved', 'declined']),
      reason_code: z.optional(declineReason),
      note: z.optional(text(1000)),
    }),
    reply: answer(adminApplication),
    status: 200,
    refusals: ['no_application', 'wrong_status', 'own_change'],
    step_up: true,
  },
  readApplicationDocument: {
    method: 'GET',
    path: '/admin/ira-form/:id/document/:document',
    who: 'operator',
    summary: 'Get a document of an application, decrypted; each view is audited',
    params: z.object({ id: sentId, document: sentId }),
    reply: file('application/pdf', 'image/jpeg'),
    status: 200,
    refusals: ['no_file'],
  },
  revealSsn: {
    method: 'POST',
    path: '/admin/ira-form/:id/reveal',
    who: 'operator',
    step_up: true,
    summary: 'Reveal the full SSN; the required reason is audited',
    params: idParams,
    body: z.strictObject({ reason: requiredText(300) }),
    reply: answer(z.object({ ssn: z.string() })),
    status: 200,
    refusals: ['no_application', 'wrong_status'],
  },
})
