/** What is sealed, opened for an administrator: the audit log has it before they have it. */

import type { AuditAction } from '#contract/admin/audit-action'
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { OpenedFile } from '#server/documents'
import { type Application, findApplication, ownerOf } from './application.ts'
import type { RetirementDependencies } from './dependencies.ts'

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
