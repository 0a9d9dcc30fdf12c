/** A file of a conversation: for its member, or for staff after the audit log has the view. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { OpenedFile } from '#server/documents'
import type { Staff, SupportDependencies } from './dependencies.ts'
import { findConversation, hasFile } from './store.ts'

type Wanted = { readonly id: string; readonly file: string }

export async function readOwnFile(deps: SupportDependencies, user_id: string, wanted: Wanted): Promise<OpenedFile | Refused<'no_file'>> {
  const conversation = isId(wanted.id) ? await findConversation(deps.database, wanted.id) : null
  return conversation?.user_id === user_id ? open(deps, wanted) : refuse('no_file')
}

export async function readFileAsStaff(deps: SupportDependencies, by: Staff, wanted: Wanted): Promise<OpenedFile | Refused<'no_file'>> {
  const file = isId(wanted.id) ? await open(deps, wanted) : refuse('no_file')
  if ('refused' in file) return file
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

async function open({ database, documents }: SupportDependencies, { id, file }: Wanted): Promise<OpenedFile | Refused<'no_file'>> {
  const found = isId(file) && (await hasFile(database, id, file)) ? await documents.read(id, file) : null
  return found ?? refuse('no_file')
}
