/** Changes that await a second administrator, and the decision on them. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answerWithMessage, emailShown, id, idParams, list, listQuery, money, realInstant, requiredText } from '../shared/fields.ts'
import { changeKind } from '../shared/waiting-change.ts'

export const changeState = z.enum(['waiting', 'approved', 'declined', 'expired', 'overtaken'])

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const adminChange = z.object({
  _id: id,
  kind: changeKind,
  state: changeState,
  amount: z.nullable(money),
  object_kind: z.string(),
  object_id: z.nullable(z.string()),
  /** Display name of the plan concerned; null if the change is not about a plan. */
  plan_name: z.nullable(z.string()),
  /** The member concerned; null if the change is not about one. */
  member: z.nullable(id),
  member_name: z.nullable(z.string()),
  member_email: z.nullable(emailShown),
  /** What the decision depends on, as it was at the request; a name that is in `details` too has its old value here. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  /** The requested values. */
  details: z.record(z.string(), z.unknown()),
  /** This version cannot parse the details: the change can be declined but not approved. */
  unreadable: z.boolean(),
  /** Of what is shown: kind, subject, amount, `before` and `details`. An approval sends it back. Null: an older version's request. */
  hash: z.nullable(hash),
  /** While it waits: names of values that have moved since the request. It can then only be declined. Null: nothing moved. */
  moved: z.nullable(z.array(z.string())),
  asked_by: z.nullable(emailShown),
  asked_by_id: id,
  reason: z.nullable(z.string()),
  created_at: realInstant,
  expires_at: realInstant,
  decided_by: z.nullable(emailShown),
  decided_at: z.nullable(realInstant),
  decision_reason: z.nullable(z.string()),
  /** Set for a reason of the platform; null if an administrator wrote it. */
  decision_reason_code: z.nullable(z.string()),
  /** The caller requested it or is affected by it, so another administrator must approve. */
  own: z.boolean(),
})

export const adminChanges = routes({
  listChanges: {
    method: 'GET',
    path: '/admin/change',
    who: 'auditor',
    summary: 'List changes that await a second administrator or were decided, newest first',
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
    summary: 'Approve or decline a change as second administrator; the requester may decline their own',
    params: idParams,
    /** `hash`: of the change as it was shown, required to approve. */
    body: z.strictObject({ decision: z.enum(['approve', 'decline']), reason: requiredText(500), hash: z.optional(hash) }),
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
      'no_bonus',
      'invalid',
      'insufficient_balance',
      'frozen',
    ],
    step_up: true,
    once: true,
    money: true,
  },
})
