/** What staff do in a conversation: answer, note, assign, close. Each is in the audit log, without its text. */

import type { AuditAction } from '#contract/shared/audit-action'
import { isId, newId } from '#kernel/id'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Actor } from '#server/audit'
import { type OnceKey, onceHashes, type Tx, type WrittenRow } from '#server/store'
import { type ChangeName, type Conversation, changed } from './conversation.ts'
import type { SupportDependencies } from './dependencies.ts'
import { mailLink } from './link.ts'
import { findRepeated, insertEntry, lockForStaff, updateConversation } from './store.ts'

type HandleRefusal = Refused<'no_conversation' | 'wrong_status' | 'own_change' | 'key_reused'>
export type StaffAnswer = { readonly text: string; readonly version: number; readonly close: boolean; readonly once: OnceKey }

/** Of two who answer the same version at once, the second is refused and reads again. */
export async function answerSupport(
  deps: SupportDependencies,
  by: Actor,
  id: string,
  answer: StaffAnswer,
): Promise<WrittenRow | HandleRefusal> {
  const { text, version, close, once } = answer
  const outcome = await within(deps, by, id, once, async (tx, conversation) => {
    if (conversation.version !== version) return refuse('wrong_status', { reason: 'support_changed' })
    const now = deps.clock.now()
    const state = close ? 'closed' : 'waiting'
    const assigned_to = conversation.assigned_to ?? by.user_id
    const entry = { id: newId(now), conversation_id: id, kind: 'answer' as const, author: by.user_id, text, created_at: now }
    await insertEntry(tx, { ...entry, ...onceHashes(once), documents: [] })
    await updateConversation(tx, id, { state, assigned_to, now, is_seen: true })
    await notify(deps, tx, conversation)
    await record(deps, tx, by, 'support.answer', conversation, { state, assigned_to, entry: entry.id })
    return { id, is_repeat: false }
  })
  deps.kick()
  return outcome
}

export function noteSupport(
  deps: SupportDependencies,
  by: Actor,
  id: string,
  { text, once }: Pick<StaffAnswer, 'text' | 'once'>,
): Promise<WrittenRow | HandleRefusal> {
  return within(deps, by, id, once, async (tx, conversation) => {
    const now = deps.clock.now()
    const entry = { id: newId(now), conversation_id: id, kind: 'note' as const, author: by.user_id, text, created_at: now }
    await insertEntry(tx, { ...entry, ...onceHashes(once), documents: [] })
    await record(deps, tx, by, 'support.note', conversation, { entry: entry.id })
    return { id, is_repeat: false }
  })
}

/** A change that is made already changes nothing, whichever version was read. */
export async function changeSupport(
  deps: SupportDependencies,
  by: Actor,
  id: string,
  { version, change }: { readonly version: number; readonly change: ChangeName },
): Promise<WrittenRow | HandleRefusal> {
  return within(deps, by, id, null, async (tx, conversation) => {
    const set = changed(conversation, change, by.user_id)
    if (!set) return { id, is_repeat: true }
    if (conversation.version !== version) return refuse('wrong_status', { reason: 'support_changed' })
    const { state, assigned_to } = { ...conversation, ...set }
    await updateConversation(tx, id, { state, assigned_to, now: deps.clock.now(), is_seen: state !== conversation.state })
    await record(deps, tx, by, `support.${change}`, conversation, { state, assigned_to })
    return { id, is_repeat: false }
  })
}

/** The conversation, locked; never the caller's own. */
async function within(
  { database }: SupportDependencies,
  by: Actor,
  id: string,
  once: OnceKey | null,
  act: (tx: Tx, conversation: Conversation) => Promise<WrittenRow | HandleRefusal>,
): Promise<WrittenRow | HandleRefusal> {
  if (!isId(id)) return refuse('no_conversation')
  return database.transaction(async (tx) => {
    const first = once && (await findRepeated(tx, once))
    if (isRefused(first) || first) return first
    const conversation = await lockForStaff(tx, id)
    if (!conversation) return refuse('no_conversation')
    return conversation.user_id === by.user_id ? refuse('own_change') : act(tx, conversation)
  })
}

/** A member by message and mail, a visitor by mail with a new link. Neither mail has the answer's text. */
async function notify(deps: SupportDependencies, tx: Tx, conversation: Conversation): Promise<void> {
  const { id, user_id, email, subject, language } = conversation
  if (email !== null) return mailLink(deps, tx, { conversation_id: id, to: email, language, name: 'support_answered' })
  const payload = { user_id, event: 'support.answered', params: { subject: subject ?? '' }, link: `/support/${id}` }
  await deps.writeOutbox(tx, { kind: 'notify', payload })
}

async function record(
  { audit }: SupportDependencies,
  tx: Tx,
  by: Actor,
  action: Extract<AuditAction, `support.${string}`>,
  { id, state, assigned_to }: Conversation,
  after: object,
): Promise<void> {
  await audit.record(tx, {
    actor: by.user_id,
    actor_email: by.email,
    action,
    object_kind: 'support_conversation',
    object_id: id,
    before: { state, assigned_to },
    after,
    request_id: by.request_id,
  })
}
