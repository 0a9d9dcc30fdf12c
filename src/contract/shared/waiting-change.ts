/** The kinds of change that may await a second administrator, and how its record shows one. */
import * as z from 'zod/mini'
import { emailShown, id, money, realInstant } from './fields.ts'

export const changeKind = z.enum([
  'adjustment.credit',
  'adjustment.debit',
  'deposit.approve',
  'withdrawal.approve',
  'referral.release',
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
/** Shown on the record itself while the change is pending. */
export const waitingChange = z.object({
  change_id: id,
  kind: changeKind,
  amount: z.nullable(money),
  object_id: z.nullable(z.string()),
  asked_by: z.nullable(emailShown),
  created_at: realInstant,
  expires_at: realInstant,
})
