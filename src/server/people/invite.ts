/** Invites staff: grants a role, so it needs a second administrator once there are two. */
import type { StaffRole } from '#contract/shared/role'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { ApprovalRequest, Approvals, Consent, PendingApproval } from '#server/approvals'
import { type Actor, AUDIT_RECORD, type Audit } from '#server/audit'
import { type Invite, inviteRecords, languageOf, listInvites, type MailQueue, withdrawInvite } from '#server/identity'
import { type Post, submit, type TransientName } from '#server/ledger'
import type { Database } from '#server/store'

export type InviteDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: { now(): Date }
  readonly audit: Pick<Audit, 'row' | 'record'>
  readonly approvals: Approvals
  readonly mail: Pick<MailQueue, 'record'>
}
type Invitation = {
  readonly email: string
  readonly role: StaffRole
  readonly asked_by?: { readonly user_id: string; readonly email: string }
}
type No = Refused<'wrong_status' | 'own_change' | TransientName>

/** `asked_by` and `consent`: set for an approved request. */
export async function makeInvite(
  dependencies: InviteDependencies,
  actor: Actor,
  { email, role, asked_by = actor }: Invitation,
  once: IdempotencyContext<Invite | PendingApproval>,
  consent?: Consent,
): Promise<Invite | PendingApproval | Replayed | No> {
  const { database, post, clock, audit, approvals, mail } = dependencies
  if (email === actor.email) return refuse('own_change')
  const about = { beneficiary: null, amount: null, object_kind: 'invite', object_id: null }
  const request: ApprovalRequest = { kind: 'team.invite', maker: actor, ...about, payload: { email, role }, rule: 'always' }
  const granted = consent ?? (await approvals.consentTo(request))
  if (granted === 'wait') return approvals.requestApproval(request, once)
  const at = clock.now()
  const approved_by = granted.change_id ? actor.user_id : null
  const invited_by = { ...asked_by, language: await languageOf(database, asked_by.user_id) }
  const { invite, records } = inviteRecords(mail, { email, role, invited_by, approved_by }, at)
  const row = audit.row({
    actor: actor.user_id,
    actor_email: actor.email,
    action: 'team.invite',
    object_kind: 'invite',
    object_id: invite.id,
    after: { role, ...granted.note },
    request_id: actor.request_id,
  })
  const written = [...records, ...granted.records, { name: AUDIT_RECORD, row }]
  const outcome = await submit(post, { keys: granted.keys, claims: granted.claims, records: written, effective_at: at }, once, invite)
  if ('blocked' in outcome) return refuse('wrong_status', { reason: 'change_decided' })
  return 'reply' in outcome ? outcome.reply : outcome
}

export function viewInvite({ id, ...invite }: Invite) {
  return { _id: id, ...invite }
}

export async function viewInvites({ database, clock }: Pick<InviteDependencies, 'database' | 'clock'>) {
  return (await listInvites(database, clock.now())).map(viewInvite)
}

export async function endInvite(
  { database, clock, audit }: InviteDependencies,
  actor: Actor,
  id: string,
): Promise<Refused<'no_invite' | 'wrong_status'> | null> {
  return database.transaction(async (tx) => {
    const invite = await withdrawInvite(tx, id, clock.now())
    if (!invite) return refuse('no_invite')
    if (invite.state !== 'open') return refuse('wrong_status', { reason: `invitation_${invite.state}` })
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: 'team.withdraw-invite',
      object_kind: 'invite',
      object_id: id,
      before: { role: invite.role },
      request_id: actor.request_id,
    })
    return null
  })
}
