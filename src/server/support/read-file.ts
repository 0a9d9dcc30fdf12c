/** A file of a conversation: for its member, or for staff after the audit log has the view. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { OpenedFile } from '#server/documents'
import { ownersOf } from './attach.ts'
import type { Conversation } from './conversation.ts'
import type { Staff, SupportDependencies } from './dependencies.ts'
import { findConversation, findForStaff, hasFile } from './store.ts'

type Wanted = { readonly id: string; readonly file: string }

export async function readOwnFile(deps: SupportDependencies, user_id: string, wanted: Wanted): Promise<OpenedFile | Refused<'no_file'>> {
  const conversation = isId(wanted.id) ? await findConversation(deps.database, wanted.id) : null
  return conversation?.user_id === user_id ? open(deps, conversation, wanted.file) : refuse('no_file')
}

export async function readFileAsStaff(deps: SupportDependencies, by: Staff, wanted: Wanted): Promise<OpenedFile | Refused<'no_file'>> {
  const conversation = isId(wanted.id) ? await findForStaff(deps.database, wanted.id) : null
  const file = conversation ? await open(deps, conversation, wanted.file) : refuse('no_file')
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

async function open(
  { database, documents }: SupportDependencies,
  conversation: Conversation,
  file: string,
): Promise<OpenedFile | Refused<'no_file'>> {
  if (!isId(file) || !(await hasFile(database, conversation.id, file))) return refuse('no_file')
  for (const owner of ownersOf(conversation)) {
    const found = await documents.read(owner, file)
    if (found) return found
  }
  return refuse('no_file')
}
