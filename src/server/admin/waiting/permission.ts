/** Whether the caller can approve or decline what waits. The decision itself checks again. */

import { refusals } from '#contract/shared/refusals'
import { type Role, reaches } from '#contract/shared/role'
import { causeOf, isRefused, type Refused } from '#kernel/refusal'
import { reasonText } from '#sentences/say'
import type { Actor } from '#server/audit'
import type { Funding } from '#server/funding'
import type { User } from '#server/identity'
import { previewRelease, type Referrals } from '#server/referrals'
import type { ChangeView } from '../changes/changes.ts'

export type Permission = {
  readonly approve: 'now' | 'second' | 'no'
  readonly decline: boolean
  readonly refusal: { readonly error_code: number; readonly params: { readonly reason: string }; readonly message: string } | null
}
export type Viewer = { readonly actor: Actor; readonly role: Role }

export const NOTHING: Permission = { approve: 'no', decline: false, refusal: null }

export async function transactionPermission(funding: Funding, { actor, role }: Viewer, transaction_id: string): Promise<Permission> {
  if (!reaches(role, 'operator')) return NOTHING
  const earlier = { amount: 0n, deposits: new Map<string, bigint>() }
  const approve = await funding.previewDecision({ transaction_id, action: 'approve', by: actor, earlier })
  const decline = await funding.previewDecision({ transaction_id, action: 'decline', by: actor, earlier })
  return {
    approve: isRefused(approve) ? 'no' : approve === 'waiting' ? 'second' : 'now',
    decline: decline === 'done',
    refusal: isRefused(approve) ? refusalOf(approve) : null,
  }
}

/** The requester, or whom it concerns, may only decline it. */
export function changePermission({ role }: Viewer, change: ChangeView): Permission {
  if (!reaches(role, 'administrator')) return NOTHING
  return { approve: change.own || change.unreadable || change.moved ? 'no' : 'now', decline: true, refusal: null }
}

/** Accounts of staff are verified by administrators. */
export function accountPermission({ role, actor }: Viewer, user: User): Permission {
  const least = user.role === 'member' ? 'operator' : 'administrator'
  const decides = reaches(role, least) && actor.user_id !== user.id
  return { approve: decides ? 'now' : 'no', decline: decides, refusal: null }
}

export async function bonusPermission(referrals: Referrals, { actor, role }: Viewer, id: string): Promise<Permission> {
  if (!reaches(role, 'operator')) return NOTHING
  const approve = await previewRelease(referrals, { id, by: actor })
  if (isRefused(approve)) return { approve: 'no', decline: approve.refused !== 'own_change', refusal: refusalOf(approve) }
  return { approve: approve === 'waiting' ? 'second' : 'now', decline: true, refusal: null }
}

/** Testimonials: not those that concern the caller. */
export function othersPermission({ role, actor }: Viewer, concerned: readonly (string | null)[]): Permission {
  const decides = reaches(role, 'operator') && !concerned.includes(actor.user_id)
  return { approve: decides ? 'now' : 'no', decline: decides, refusal: null }
}

function refusalOf(refused: Refused): NonNullable<Permission['refusal']> {
  const { code } = refusals[refused.refused as keyof typeof refusals] ?? refusals.fault
  const cause = causeOf(refused)
  return { error_code: code, params: { reason: cause.reason, ...cause.params }, message: reasonText(cause) }
}
