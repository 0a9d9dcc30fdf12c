/** Checks who may decide on a pending change, and the parts of a group that end it. */
import { reaches } from '#contract/shared/role'
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import { readUser } from '#server/identity'
import type { Change, ChangeKind } from './change.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { readChange } from './store.ts'

export type DecideRefusal = Refused<'no_change' | 'own_change' | 'wrong_status'>

/** The change, if this person may decide it. Makers revoke a change by declining it. */
export async function findDecidableChange(
  { database, clock }: ApprovalsDependencies,
  checker: Actor,
  { id, decision }: { readonly id: string; readonly decision: 'approve' | 'decline' },
): Promise<Change | DecideRefusal> {
  const change = isId(id) ? await readChange(database.query, id) : null
  if (!change) return refuse('no_change')
  if (decision === 'approve' && (await concerns(database, checker, change))) return refuse('own_change')
  if (change.state !== 'waiting') return refuse('wrong_status', { reason: `change_${change.state}` })
  if (change.expires_at <= clock.now()) return refuse('wrong_status', { reason: 'change_expired' })
  if (decision === 'approve' && !mayStillRequest(change)) return refuse('wrong_status', { reason: 'may_not_ask' })
  return change
}

/** Operators may request these, administrators everything. */
const OPERATORS: readonly ChangeKind[] = ['deposit.approve', 'withdrawal.approve', 'referral.release']

/** Not if the maker was demoted, suspended or frozen since. */
function mayStillRequest({ kind, maker_role, maker_status, maker_is_frozen }: Change): boolean {
  const least = OPERATORS.includes(kind) ? 'operator' : 'administrator'
  return maker_role !== null && reaches(maker_role, least) && maker_status === 'active' && !maker_is_frozen
}

/** Requested by them, or about them or a person linked to them. */
async function concerns(database: ApprovalsDependencies['database'], { user_id }: Actor, change: Change): Promise<boolean> {
  return change.maker === user_id || isInvolved((id) => readUser(database, id), user_id, partiesOf(change))
}

export function endKey({ id }: Pick<Change, 'id'>): string {
  return `change/${id}/end`
}

export function claimChange({ id }: Pick<Change, 'id'>) {
  return { name: 'approvals_claim_change', id, expects: ['waiting'] }
}

export function endRecord(
  { id }: Pick<Change, 'id'>,
  state: 'approved' | 'declined' | 'expired',
  at: Date,
  by: { readonly decided_by: string | null; readonly reason: string | null },
) {
  return { name: 'approvals_record_end', row: { id, state, at, ...by } }
}

type Referred = { readonly referred_by: string | null }
export type Party = Referred & { readonly id: string }

/**
 * Who may not decide: a person whom it concerns, and anyone linked to one of them by a referral, in either direction. The only such rule,
 * for those who act alone or ask, and for those who approve.
 */
export async function isInvolved(
  readUser: (user_id: string) => Promise<Referred | null>,
  user_id: string,
  parties: readonly string[],
): Promise<boolean> {
  if (parties.includes(user_id)) return true
  const ids = [...new Set(parties)].filter(isId)
  if (ids.length === 0) return false
  const read = async (id: string): Promise<Party> => ({ id, referred_by: (await readUser(id))?.referred_by ?? null })
  const [own, ...people] = await Promise.all([user_id, ...ids].map(read))
  return people.some((party) => isLinked(own, party))
}

/** The same person, or one of them referred the other. */
export function isLinked(person: Party | undefined, party: Party | undefined): boolean {
  if (!person || !party) return false
  return person.id === party.id || person.referred_by === party.id || party.referred_by === person.id
}

/** The persons whom a change concerns. A referral bonus has two: the payload names the referred member. */
export function partiesOf({
  beneficiary,
  object_kind,
  object_id,
  payload,
}: Pick<Change, 'beneficiary' | 'object_kind' | 'object_id' | 'payload'>): string[] {
  const named = [beneficiary, object_kind === 'user' ? object_id : null, payload.referred]
  return [...new Set(named.filter((one) => typeof one === 'string' && isId(one)))] as string[]
}
