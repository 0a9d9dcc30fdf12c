/** Files of an entry: examined before the transaction, stored in it as the member's, so that all their conversations share one quota. */
import type { SentFile } from '#contract/shared/define'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { atField, isRefused, type Refused } from '#kernel/refusal'
import type { Examined } from '#server/documents'
import { limitFileChecks } from '#server/identity'
import type { Tx } from '#server/store'
import type { Conversation } from './conversation.ts'
import type { SupportDependencies } from './dependencies.ts'

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
