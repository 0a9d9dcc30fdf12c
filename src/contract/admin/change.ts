/** What waits for a second administrator, and their decision. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answerWithMessage, id, idParams, instant, list, listQuery, money, requiredText } from '../shared/fields.ts'

export const changeKind = z.enum([
  'adjustment.credit',
  'adjustment.debit',
  'deposit.approve',
  'withdrawal.approve',
  'treasury.add',
  'treasury.take',
  'user.role',
  'user.suspend',
  'user.unsuspend',
  'user.recover',
  'team.invite',
  'plan.terms',
  'wallet.create',
  'wallet.change',
  'settings.change',
  'business-date.move',
])
export const changeState = z.enum(['waiting', 'approved', 'declined', 'expired', 'overtaken'])

/** On the record itself, while it waits. */
export const waitingChange = z.object({
  change_id: id,
  kind: changeKind,
  amount: z.nullable(money),
  object_id: z.nullable(z.string()),
  asked_by: z.nullable(z.string()),
  created_at: instant,
  expires_at: instant,
})

export const adminChange = z.object({
  _id: id,
  kind: changeKind,
  state: changeState,
  amount: z.nullable(money),
  object_kind: z.string(),
  object_id: z.nullable(z.string()),
  /** What people call the plan that it is about, where it is about one. */
  plan_name: z.nullable(z.string()),
  /** The member it is about, where it is about one. */
  member: z.nullable(id),
  member_name: z.nullable(z.string()),
  member_email: z.nullable(z.string()),
  /** What stood there when it was asked for, by the same names as in `details`; null where nothing did. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  /** What it would do. */
  details: z.record(z.string(), z.unknown()),
  /** Its details are not of the form that this version knows: it can be declined, not approved. */
  unreadable: z.boolean(),
  asked_by: z.nullable(z.string()),
  asked_by_id: id,
  reason: z.nullable(z.string()),
  created_at: instant,
  expires_at: instant,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** The caller asked for it, or it is about them: somebody else approves. */
  own: z.boolean(),
})

export const adminChanges = routes({
  listChanges: {
    method: 'GET',
    path: '/admin/change',
    who: 'auditor',
    summary: 'What waits for a second administrator, or was decided; newest first',
    query: z.extend(listQuery, { state: z.optional(changeState), object_id: z.optional(z.string().check(z.maxLength(64))) }),
    reply: list(adminChange),
    status: 200,
    refusals: [],
    csv: 'approval-requests',
  },
  decideChange: {
    method: 'PATCH',
    path: '/admin/change/:id',
    who: 'administrator',
    summary: 'A second administrator approves or declines; whoever asked may decline their own',
    params: idParams,
    body: z.strictObject({ decision: z.enum(['approve', 'decline']), reason: requiredText(500) }),
    reply: answerWithMessage(adminChange),
    status: 200,
    refusals: [
      'no_change',
      'own_change',
      'wrong_status',
      'deposit_limit',
      'no_user',
      'no_transaction',
      'no_plan',
      'no_wallet',
      'invalid',
      'insufficient_balance',
      'frozen',
    ],
    step_up: true,
    once: true,
    money: true,
  },
})
