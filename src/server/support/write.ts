/** The owner writes in a conversation, or closes it: a member theirs, a visitor the one of their mailed link. */
import { isId, newId } from '#kernel/id'
import type { Counted } from '#kernel/network'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Examined } from '#server/documents'
import { refuseIfClosed } from '#server/identity'
import { type OnceKey, onceHashes, type Tx, type WrittenRow } from '#server/store'
import { type AttachRefusal, examineFiles, keepFiles, type SentFiles } from './attach.ts'
import type { SupportDependencies } from './dependencies.ts'
import { limitThread, limitWriter } from './limits.ts'
import { confirmMailbox, conversationOf } from './link.ts'
import { findRepeated, insertEntry, lockConversation, updateConversation } from './store.ts'

type Message = { readonly text: string; readonly once: OnceKey }
type WriteRefusal = Refused<'no_conversation'> | Refused<'quota_full'> | Refused<'too_many'> | Refused<'key_reused'>

export async function writeAsMember(
  deps: SupportDependencies,
  { user_id, id }: { readonly user_id: string; readonly id: string },
  message: Message & { readonly files: SentFiles },
): Promise<WrittenRow | WriteRefusal | AttachRefusal | Refused<'session_expired'>> {
  if (!isId(id)) return refuse('no_conversation')
  const examined = await examineFiles(deps, user_id, message.files)
  if (isRefused(examined)) return examined
  return deps.database.transaction(
    async (tx) => (await refuseIfClosed(tx, user_id)) ?? write(deps, tx, { id, user_id }, { ...message, examined }),
  )
}

export async function writeAsVisitor(
  deps: SupportDependencies,
  { token, network }: { readonly token: string; readonly network: Counted },
  message: Message,
): Promise<WrittenRow | WriteRefusal | Refused<'dead_link'>> {
  const limited = await limitThread(deps, network)
  if (limited) return limited
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const id = await conversationOf(tx, now, token)
    if (id === null) return refuse('dead_link')
    await confirmMailbox(tx, id, now)
    return write(deps, tx, { id, user_id: null }, { ...message, examined: [] })
  })
}

async function write(
  deps: SupportDependencies,
  tx: Tx,
  { id, user_id }: { readonly id: string; readonly user_id: string | null },
  { text, once, examined }: Message & { readonly examined: readonly Examined[] },
): Promise<WrittenRow | WriteRefusal> {
  const first = await findRepeated(tx, once)
  if (isRefused(first) || first) return first
  const limited = await limitWriter(deps, tx, user_id ?? id, 'write')
  if (limited) return limited
  const conversation = await lockConversation(tx, id, user_id)
  if (!conversation) return refuse('no_conversation')
  const documents = await keepFiles(deps, tx, user_id ?? id, examined)
  if (isRefused(documents)) return documents
  const now = deps.clock.now()
  const entry = { id: newId(now), conversation_id: id, kind: 'question' as const, author: user_id, text, created_at: now }
  await insertEntry(tx, { ...entry, ...onceHashes(once), documents })
  await updateConversation(tx, id, { state: 'open', assigned_to: conversation.assigned_to, now, is_seen: true })
  return { id, is_repeat: false }
}

/** Closing a closed one changes nothing. */
export async function closeOwn(
  { database, clock }: SupportDependencies,
  user_id: string,
  id: string,
): Promise<Refused<'no_conversation'> | null> {
  if (!isId(id)) return refuse('no_conversation')
  return database.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id, user_id)
    if (!conversation) return refuse('no_conversation')
    const { state, assigned_to } = conversation
    if (state !== 'closed') await updateConversation(tx, id, { state: 'closed', assigned_to, now: clock.now(), is_seen: true })
    return null
  })
}
