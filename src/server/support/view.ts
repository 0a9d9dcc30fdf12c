/** A conversation as its owner and as staff see it. Only the view for staff reads notes. */
import type { StoredFile } from '#server/documents'
import { fullName, type User } from '#server/identity'
import { ownersOf } from './attach.ts'
import { aboutOf, type Conversation } from './conversation.ts'
import type { SupportDependencies } from './dependencies.ts'
import { type EntryWithFiles, findConversation, findForStaff, listEntries, listOwn } from './store.ts'

type ViewDependencies = Pick<SupportDependencies, 'database' | 'documents' | 'readUsers'>

export function viewSummary(conversation: Conversation) {
  const { id, subject, state, created_at, updated_at } = conversation
  return { _id: id, subject, state, about: aboutOf(conversation), created_at, updated_at }
}

/** Null: there is none. */
export async function viewOwn(deps: ViewDependencies, id: string, user_id: string | null) {
  const conversation = await findConversation(deps.database, id)
  if (!conversation || conversation.user_id !== user_id) return null
  const entries = await listEntries(deps.database, [id], false)
  const files = await filesOf(deps, conversation, entries)
  return {
    ...viewSummary(conversation),
    thread: entries.map(({ id: _id, kind, text, documents, created_at }) => ({
      _id,
      from: kind === 'answer' ? ('support' as const) : ('you' as const),
      text,
      attachments: attachmentsOf(files, documents),
      created_at,
    })),
  }
}

export async function viewQueue({ readUsers }: ViewDependencies, conversations: readonly Conversation[]) {
  const ids = conversations.flatMap(({ user_id, assigned_to }) => [user_id, assigned_to]).filter((id) => id !== null)
  const users = byId(await readUsers([...new Set(ids)]))
  return conversations.map((conversation) => viewQueued(conversation, users))
}

export async function viewThread(deps: ViewDependencies, id: string) {
  const conversation = await findForStaff(deps.database, id)
  if (!conversation) return null
  const entries = await listEntries(deps.database, [id], true)
  const files = await filesOf(deps, conversation, entries)
  const people = [conversation.user_id, conversation.assigned_to, ...entries.map(({ author }) => author)].filter((one) => one !== null)
  const users = byId(await deps.readUsers([...new Set(people)]))
  return {
    ...viewQueued(conversation, users),
    thread: entries.map(({ id: _id, kind, author, text, documents, created_at }) => ({
      _id,
      kind,
      by: kind === 'question' ? null : (users.get(author ?? '')?.email ?? null),
      text,
      attachments: attachmentsOf(files, documents),
      created_at,
    })),
  }
}

function viewQueued(conversation: Conversation, users: ReadonlyMap<string, User>) {
  const { user_id, name, email, language, since, assigned_to, version } = conversation
  const user = users.get(user_id ?? '')
  const assigned = users.get(assigned_to ?? '')
  return {
    ...viewSummary(conversation),
    user: user_id,
    name: user ? fullName(user) : (name ?? ''),
    email: user?.email ?? email ?? '',
    language,
    since,
    assigned_to: assigned ? { id: assigned.id, email: assigned.email } : null,
    version,
  }
}

const byId = (users: readonly User[]): ReadonlyMap<string, User> => new Map(users.map((user) => [user.id, user]))

async function filesOf(
  { documents }: ViewDependencies,
  conversation: Conversation,
  entries: readonly EntryWithFiles[],
): Promise<readonly StoredFile[]> {
  return entries.some((entry) => entry.documents.length > 0) ? documents.list(ownersOf(conversation)) : []
}

/** Files that were removed after their time are not named any more. */
function attachmentsOf(files: readonly StoredFile[], ids: readonly string[]) {
  return files.flatMap(({ id: _id, name, kind, bytes }) => (ids.includes(_id) && kind !== 'webp' ? [{ _id, name, kind, bytes }] : []))
}

/** For a member's data export: without notes and without the names of staff. */
export async function readOwnConversations(database: SupportDependencies['database'], user_id: string) {
  const conversations = await listOwn(database, user_id, null)
  const entries = await listEntries(
    database,
    conversations.map(({ id }) => id),
    false,
  )
  return conversations.map((conversation) => ({
    ...viewSummary(conversation),
    thread: entries
      .filter(({ conversation_id }) => conversation_id === conversation.id)
      .map(({ kind, text, created_at }) => ({ from: kind === 'answer' ? 'support' : 'you', text, created_at })),
  }))
}
