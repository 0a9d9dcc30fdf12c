/** What each kind of change does once a second administrator agrees: the use case that was held, judged again on the facts of now. */
import { reaches, roles } from '#contract/shared/role'
import { assert } from '#kernel/assert'
import { cents } from '#kernel/money'
import { isReplayed, type Once, type Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Change, type Consent, type Held, isHeld } from '#server/approvals'
import type { Funding, SaveWallet } from '#server/funding'
import type { Actor } from '#server/identity'
import { changeTerms, type TermsDependencies, type TermsPatch } from '#server/plans'
import { type BusinessDateDependencies, moveBusinessDate } from './business-date.ts'
import { changeRole, type RoleDependencies } from './change-role.ts'
import { applySettings, type SettingsDependencies } from './change-settings.ts'
import { changeStatus, type StatusDependencies } from './change-status.ts'
import { type InviteDependencies, makeInvite } from './invite.ts'
import { type RecoverDependencies, recoverUser } from './recover-user.ts'
import { fundTreasury, type TreasuryDependencies } from './treasury.ts'

export type ExecuteDependencies = RoleDependencies &
  StatusDependencies &
  RecoverDependencies &
  BusinessDateDependencies &
  TreasuryDependencies &
  SettingsDependencies &
  InviteDependencies &
  TermsDependencies & { readonly funding: Funding }
export type ExecuteRefusal =
  | 'no_user'
  | 'no_transaction'
  | 'no_plan'
  | 'no_wallet'
  | 'invalid'
  | 'own_change'
  | 'wrong_status'
  | 'insufficient_balance'
  | 'frozen'
  | 'key_reused'
  | 'unavailable'
  | 'deposit_limit'

type Second = { readonly checker: Actor; readonly consent: Consent }
/** What it became is its room's; here it counts that it did. */
type Done = { readonly done: true } | Held | Replayed | Refused<ExecuteRefusal>

export async function execute(dependencies: ExecuteDependencies, change: Change, second: Second, once: Once<unknown>): Promise<Done> {
  const outcome = await run(dependencies, change, second, once)
  return isRefused(outcome) || isReplayed(outcome) || isHeld(outcome) ? outcome : { done: true }
}

function run(dependencies: ExecuteDependencies, change: Change, { checker, consent }: Second, once: Once<unknown>) {
  const { funding } = dependencies
  const { kind, payload, reason, amount, object_id } = { ...change, reason: change.maker_reason }
  switch (kind) {
    case 'adjustment.credit':
    case 'adjustment.debit': {
      assert(amount !== null && object_id !== null, 'an adjustment has an amount and a member')
      const type = kind === 'adjustment.credit' ? 'credit' : 'debit'
      const account = payload.account === 'bonus' || payload.account === 'earning' ? payload.account : ('main' as const)
      return funding.adjust({ user_id: object_id, account, type, amount, narration: reason ?? '', by: checker, consent }, once)
    }
    case 'deposit.approve':
    case 'withdrawal.approve':
      return funding.approve({ transaction_id: String(object_id), by: checker, consent }, once)
    case 'treasury.add':
    case 'treasury.take': {
      assert(amount !== null, 'a funding has an amount')
      const account = payload.account === 'referral' || payload.account === 'adjustment' ? payload.account : ('reserve' as const)
      return fundTreasury(dependencies, checker, { account, direction: kind === 'treasury.add' ? 'add' : 'take', amount }, once, consent)
    }
    case 'user.role': {
      const role = roles.find((name) => name === payload.role)
      const from = roles.find((name) => name === payload.from)
      assert(role && from && reaches(role, 'member'), 'a role change names two roles')
      return changeRole(dependencies, checker, { user_id: String(object_id), role, from, reason }, once, consent)
    }
    case 'user.suspend':
    case 'user.unsuspend': {
      const verb = kind === 'user.suspend' ? 'suspend' : 'unsuspend'
      return changeStatus(dependencies, checker, { user_id: String(object_id), verb, reason }, once, consent)
    }
    case 'user.recover':
      return recoverUser(dependencies, checker, { user_id: String(object_id), reason: reason ?? '' }, once, consent)
    case 'business-date.move':
      return moveBusinessDate(dependencies, checker, Number(payload.move_days), once, consent)
    case 'team.invite': {
      const role = roles.find((name) => name === payload.role)
      assert(role && role !== 'member', 'an invitation names a role')
      const asked_by = { user_id: change.maker, email: change.maker_email ?? '' }
      return makeInvite(dependencies, checker, { email: String(payload.email), role, asked_by }, once, consent)
    }
    case 'settings.change':
      return applySettings(dependencies, checker, { payload, consent }, once, null)
    case 'plan.terms':
      return changeTerms(dependencies, { ...termsOf(change), reason: reason ?? '', by: checker, consent }, once)
    case 'wallet.create':
    case 'wallet.change': {
      const { version, ...fields } = payload
      const asked = { id: object_id, fields: fields as SaveWallet['fields'], by: checker, consent }
      return funding.saveWallet(version === undefined ? asked : { ...asked, version: Number(version) }, once)
    }
    default:
      return Promise.resolve(refuse('wrong_status', { reason: 'change_kind_unknown' }))
  }
}

/** Money of terms is kept in cents. */
function termsOf({ object_id, payload }: Change) {
  const { from_version, min, max, ...rest } = payload
  const patch = {
    ...(rest as TermsPatch),
    ...(min === undefined ? {} : { min: cents(BigInt(String(min))) }),
    ...(max === undefined ? {} : { max: cents(BigInt(String(max))) }),
  }
  return { plan: String(object_id), patch, from: Number(from_version) }
}
