/**
 * A visitor or a suspended member asks. Nothing is looked up by the email, so the reply shows no account. The mail has nothing
 * that the visitor typed, so that it can't carry a stranger's text.
 */
import type { Language } from '#contract/shared/language'
import { newId } from '#kernel/id'
import type { Counted } from '#kernel/network'
import { isRefused, type Refused } from '#kernel/refusal'
import { type OnceKey, onceHashes, type WrittenRow } from '#server/store'
import type { SupportDependencies } from './dependencies.ts'
import { limitVisitor } from './limits.ts'
import { mailLink } from './link.ts'
import { findRepeated, insertConversation, insertEntry } from './store.ts'

export type VisitorQuestion = { readonly name: string; readonly email: string; readonly text: string }
export type Visitor = { readonly network: Counted; readonly language: Language }

export async function askAsVisitor(
  deps: SupportDependencies,
  { network, language }: Visitor,
  { name, email, text }: VisitorQuestion,
  once: OnceKey,
): Promise<WrittenRow | Refused<'too_many' | 'key_reused'>> {
  return deps.database.transaction(async (tx) => {
    const first = await findRepeated(tx, once)
    if (isRefused(first) || first) return first
    const limited = await limitVisitor(deps, tx, network, email)
    if (limited) return limited
    const now = deps.clock.now()
    const id = newId(now)
    const of = { id, user_id: null, email, name, language, subject: null, transaction_id: null, investment_id: null }
    await insertConversation(tx, { ...of, created_at: now, updated_at: now, since: now })
    const entry = { id: newId(now), conversation_id: id, kind: 'question' as const, author: null, text, created_at: now }
    await insertEntry(tx, { ...entry, ...onceHashes(once), documents: [] })
    await mailLink(deps, tx, { conversation_id: id, to: email, language, name: 'support_received' })
    return { id, is_repeat: false }
  })
}
