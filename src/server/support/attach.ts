/** Files of an entry: examined before the transaction, stored in it as the member's, so that all their conversations share one quota. */
import type { SentFile } from '#contract/shared/define'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isId } from '#kernel/id'
import { atField, isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import type { Examined, OpenedFile } from '#server/documents'
import { limitFileChecks } from '#server/identity'
import type { Tx } from '#server/store'
import type { Conversation } from './conversation.ts'
import type { SupportDependencies } from './dependencies.ts'
import { conversationOfFile, type FileOf } from './store.ts'

export type SentFiles = Readonly<Record<string, SentFile | null>>
export type AttachRefusal = Refused<'invalid' | 'wrong_type' | 'too_large' | 'too_many' | 'unavailable'>

const KEEP_SECONDS = 30 * DAY_SECONDS

export async function examineFiles(
  dependencies: SupportDependencies,
  user_id: string,
  files: SentFiles,
): Promise<readonly Examined[] | AttachRefusal> {
  const sent = Object.entries(files).flatMap(([part, file]) => (file ? [{ part, file }] : []))
  if (sent.length === 0) return []
  const limited = await limitFileChecks(dependencies, user_id)
  if (limited) return limited
  const examined: Examined[] = []
  for (const { part, file } of sent) {
    const outcome = await dependencies.documents.examine(file, 'paper')
    if (isRefused(outcome)) return outcome.reason ? atField(part, outcome) : outcome
    examined.push(outcome)
  }
  return examined
}

/** Their ids; refused: none is stored. */
export async function keepFiles(
  { clock, documents }: SupportDependencies,
  tx: Tx,
  owner: string,
  files: readonly Examined[],
): Promise<readonly string[] | Refused<'quota_full'>> {
  const keep_until = addSeconds(clock.now(), KEEP_SECONDS)
  const kept: string[] = []
  for (const file of files) {
    const id = await documents.keep(tx, { owner, purpose: 'support', file, keep_until })
    if (isRefused(id)) {
      for (const stored of kept) await documents.remove(tx, owner, stored)
      return id
    }
    kept.push(id)
  }
  return kept
}

/** Whose files a conversation has: older ones belong to the conversation itself, and are removed after 30 days. */
export function ownersOf({ id, user_id }: Pick<Conversation, 'id' | 'user_id'>): readonly string[] {
  return user_id === null ? [id] : [user_id, id]
}

type FileRequest = { readonly id: string; readonly file: string }

/** A file of a conversation: for its member, or for staff after the audit log has the view. */
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
