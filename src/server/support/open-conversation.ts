/** A member asks: a new conversation with its first entry, about one of their records or none. */
import type { Language } from '#contract/shared/language'
import { isId, newId } from '#kernel/id'
import type { Counted } from '#kernel/network'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Examined } from '#server/documents'
import { languageOf, refuseIfClosed } from '#server/identity'
import { type OnceKey, onceHashes, type Tx, type WrittenRow } from '#server/store'
import { readTransaction } from '#server/transactions'
import { type AttachRefusal, examineFiles, keepFiles, type SentFiles } from './attach.ts'
import type { SupportDependencies } from './dependencies.ts'
import { limitVisitor, limitWriter } from './limits.ts'
import { mailLink } from './link.ts'
import { findRepeated, insertConversation, insertEntry } from './store.ts'

export type SupportQuestion = {
  readonly subject: string
  readonly text: string
  readonly transaction_id?: string | undefined
  readonly investment_id?: string | undefined
}
type OpenRefusal = AttachRefusal | Refused<'no_transaction' | 'no_investment' | 'quota_full' | 'session_expired' | 'key_reused'>

export async function openConversation(
  deps: SupportDependencies,
  user_id: string,
  question: SupportQuestion,
  files: SentFiles,
  once: OnceKey,
): Promise<WrittenRow | OpenRefusal> {
  if (question.transaction_id !== undefined && question.investment_id !== undefined)
    return refuseField('investment_id', { reason: 'one_subject' })
  const examined = await examineFiles(deps, user_id, files)
  if (isRefused(examined)) return examined
  return deps.database.transaction(async (tx) => {
    const left = await refuseIfClosed(tx, user_id)
    if (left) return left
    const first = await findRepeated(tx, once)
    if (isRefused(first) || first) return first
    const refused = (await limitWriter(deps, tx, user_id, 'open')) ?? (await requireOwn(deps, tx, user_id, question))
    return refused ?? write(deps, tx, { user_id, question, examined, once, language: await languageOf(tx, user_id) })
  })
}

async function requireOwn(
  { readInvestment }: SupportDependencies,
  tx: Tx,
  user_id: string,
  { transaction_id, investment_id }: SupportQuestion,
): Promise<Refused<'no_transaction' | 'no_investment'> | null> {
  if (transaction_id !== undefined && !(isId(transaction_id) && (await readTransaction(tx.query, transaction_id, user_id))))
    return refuse('no_transaction')
  if (investment_id !== undefined && !(isId(investment_id) && (await readInvestment(tx.query, investment_id, user_id))))
    return refuse('no_investment')
  return null
}

type Opening = {
  readonly user_id: string
  readonly question: SupportQuestion
  readonly examined: readonly Examined[]
  readonly once: OnceKey
  readonly language: Language
}

async function write(
  deps: SupportDependencies,
  tx: Tx,
  { user_id, question, examined, once, language }: Opening,
): Promise<WrittenRow | Refused<'quota_full'>> {
  const now = deps.clock.now()
  const id = newId(now)
  const documents = await keepFiles(deps, tx, user_id, examined)
  if (isRefused(documents)) return documents
  const { subject, text, transaction_id = null, investment_id = null } = question
  const of = { id, user_id, email: null, name: null, language, subject, transaction_id, investment_id }
  await insertConversation(tx, { ...of, created_at: now, updated_at: now, since: now })
  const entry = { id: newId(now), conversation_id: id, kind: 'question' as const, author: user_id, text, created_at: now }
  await insertEntry(tx, { ...entry, ...onceHashes(once), documents })
  return { id, is_repeat: false }
}

export type VisitorQuestion = { readonly name: string; readonly email: string; readonly text: string }
export type Visitor = { readonly network: Counted; readonly language: Language }

/**
 * A visitor or a suspended member asks. Nothing is looked up by the email, so the reply shows no account. The mail has nothing
 * that the visitor typed, so that it can't carry a stranger's text.
 */
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
