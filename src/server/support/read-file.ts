/** A file of a conversation: for its member, or for staff after the audit log has the view. */

import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { OpenedFile } from '#server/documents'
import { ownersOf } from './attach.ts'
import type { SupportDependencies } from './dependencies.ts'
import { conversationOfFile, type FileOf } from './store.ts'

type FileRequest = { readonly id: string; readonly file: string }

export async function readOwnFile(
  deps: SupportDependencies,
  user_id: string,
  wanted: FileRequest,
): Promise<OpenedFile | Refused<'no_file'>> {
  return (await open(deps, wanted, (conversation) => conversation.user_id === user_id)) ?? refuse('no_file')
}

export async function readFileAsStaff(deps: SupportDependencies, by: Actor, wanted: FileRequest): Promise<OpenedFile | Refused<'no_file'>> {
  const file = await open(deps, wanted, ({ for_staff }) => for_staff)
  if (!file) return refuse('no_file')
  await deps.database.transaction((tx) =>
    deps.audit.record(tx, {
      actor: by.user_id,
      actor_email: by.email,
      action: 'support.view_file',
      object_kind: 'support_conversation',
      object_id: wanted.id,
      after: { file: wanted.file },
      request_id: by.request_id,
    }),
  )
  return file
}

async function open(
  { database, documents }: SupportDependencies,
  { id, file }: FileRequest,
  isReadable: (conversation: FileOf) => boolean,
): Promise<OpenedFile | null> {
  const conversation = isId(id) && isId(file) ? await conversationOfFile(database, id, file) : null
  return conversation && isReadable(conversation) ? documents.read(ownersOf(conversation), file) : null
}
