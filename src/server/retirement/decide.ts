/** An administrator's decision on an application: audited, and sent to the member. */

import type { AuditAction } from '#contract/shared/audit-action'
import { isId } from '#kernel/id'
import { type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { OpenedFile } from '#server/documents'
import type { Tx } from '#server/store'
import { type Application, type DeclineReason, findApplication, isAllowedTransition, ownerOf, type State } from './application.ts'
import type { RetirementDependencies } from './dependencies.ts'

export type Decision = {
  readonly state: Exclude<State, 'received'>
  readonly reason_code?: DeclineReason | undefined
  readonly note?: string | undefined
}
export type DecideRefusal = Refused<'no_application' | 'wrong_status' | 'own_change' | 'invalid'>

export async function decide(
  deps: RetirementDependencies,
  actor: Actor,
  id: string,
  decision: Decision,
): Promise<Application | DecideRefusal> {
  if ((decision.state === 'declined') !== (decision.reason_code !== undefined))
    return refuseField('reason_code', { reason: 'application_reason' })
  const outcome = await deps.database.transaction(async (tx): Promise<Application | DecideRefusal> => {
    const before = await findApplication(tx.query, id, true)
    if (!before) return refuse('no_application')
    if (before.user_id === actor.user_id) return refuse('own_change')
    if (!isAllowedTransition(before.state, decision.state))
      return refuse('wrong_status', {
        reason: 'application_cannot_become',
        params: { from: `application_${before.state}`, to: `application_${decision.state}` },
      })
    return change(deps, tx, actor, before, decision)
  })
  deps.kick()
  return outcome
}

async function change(
  { clock, audit, writeOutbox }: RetirementDependencies,
  tx: Tx,
  actor: Actor,
  before: Application,
  { state, reason_code, note }: Decision,
): Promise<Application> {
  const ended = state !== 'in_review'
  await tx.query('UPDATE ira_application SET state = $2, reason_code = $3, note = coalesce($4, note), decided_at = $5 WHERE id = $1', [
    before.id,
    state,
    reason_code ?? null,
    note ?? null,
    ended ? clock.now() : null,
  ])
  if (ended && before.user_id !== null) {
    const payload = { user_id: before.user_id, event: `retirement.${state}`, params: { reason: reason_code ?? '' } }
    await writeOutbox(tx, { kind: 'notify', payload })
  }
  const after = (await findApplication(tx.query, before.id)) as Application
  await audit.record(tx, {
    actor: actor.user_id,
    actor_email: actor.email,
    action: 'ira_application.decide',
    object_kind: 'ira_application',
    object_id: before.id,
    before: { state: before.state },
    after: { state, reason_code: reason_code ?? null },
    reason: note ?? null,
    request_id: actor.request_id,
  })
  return after
}

/** The whole SSN, for a reason. */
export async function revealSsn(
  deps: RetirementDependencies,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<string | Refused<'no_application' | 'wrong_status'>> {
  return deps.database.transaction(async (tx) => {
    const application = isId(id) ? await findApplication(tx.query, id, true) : null
    if (!application) return refuse('no_application')
    if (!application.sealed_ssn) return refuse('wrong_status', { reason: 'no_ssn' })
    await deps.audit.record(tx, entry(actor, application, 'ira_application.reveal_ssn', reason))
    return deps.vault.open({ owner: ownerOf(application), id: application.id }, application.sealed_ssn)
  })
}

/** One of the application's documents. */
export async function openDocument(
  deps: RetirementDependencies,
  actor: Actor,
  { id, document }: { readonly id: string; readonly document: string },
): Promise<OpenedFile | Refused<'no_file'>> {
  const application = isId(id) ? await findApplication(deps.database.query, id) : null
  if (!application || ![application.govt_id, application.employment_letter].includes(document)) return refuse('no_file')
  const file = await deps.documents.read(ownerOf(application), document)
  if (!file) return refuse('no_file')
  const viewed = document === application.govt_id ? 'govt_id' : 'employment_letter'
  await deps.database.transaction((tx) => deps.audit.record(tx, entry(actor, application, `ira_application.view_${viewed}`, null)))
  return file
}

function entry(actor: Actor, { id }: Application, action: AuditAction, reason: string | null) {
  return {
    actor: actor.user_id,
    actor_email: actor.email,
    action,
    object_kind: 'ira_application',
    object_id: id,
    reason,
    request_id: actor.request_id,
  }
}
