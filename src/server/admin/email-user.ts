/**
 * Messages a member, in the app and by mail, through the outbox. The audit log records the sender but not the text, because it
 * cannot be erased.
 */
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor, Audit } from '#server/audit'
import type { Identity, WriteOutbox } from '#server/identity'
import type { Database } from '#server/store'

export type EmailDependencies = {
  readonly database: Database
  readonly audit: Pick<Audit, 'record'>
  readonly identity: Pick<Identity, 'readUser'>
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
}

export async function emailUser(
  { database, audit, identity, writeOutbox, kick }: EmailDependencies,
  actor: Actor,
  { user_id, subject, message }: { readonly user_id: string; readonly subject: string; readonly message: string },
): Promise<Refused<'no_user'> | null> {
  const user = await identity.readUser(user_id)
  if (!user || user.status === 'closed') return refuse('no_user')
  await database.transaction(async (tx) => {
    await writeOutbox(tx, {
      kind: 'notify',
      payload: { user_id: user.id, event: 'administrator.mail', params: { subject, body: message } },
    })
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: 'user.email',
      object_kind: 'user',
      object_id: user.id,
      request_id: actor.request_id,
    })
  })
  kick()
  return null
}
