/** Whether the database continues everything that was ever published: without that, signing would show a second history. */
import { type Checkpoint, equalHashes, isNamedLost, type LogIdentity, parseRecovery, type Recovery, recoveryAfter } from '#proof/index'
import type { Query } from '#server/store'
import { headAt } from '../log/log.ts'
import { readCheckpoint, readHead, readRecoveries, signedBy } from '../log/log-store.ts'
import type { KeptCheckpoint, KeptCheckpoints } from './kept-checkpoints.ts'

/** How this halt of the journal begins, to separate it from the auditor's. */
export const HALT = 'published checkpoint'

export type PublishedAhead = {
  readonly published: KeptCheckpoint
  /** The database's newest; null: it has none. */
  readonly restored: Checkpoint | null
  /** The database signed another history itself, so it is not only older. */
  readonly forked: boolean
}

/** Null: the database continues the newest checkpoint that is known, or recovered from its loss. */
export async function comparePublished(query: Query, kept: KeptCheckpoints, identity: LogIdentity): Promise<PublishedAhead | null> {
  const published = await kept.newest(identity)
  if (!published) return null
  const [newest, recoveries] = await Promise.all([readCheckpoint(query), readRecoveries(query)])
  const restored = newest ? signedBy(newest.note) : null
  if (restored && restored.size >= published.size && (await continues(query, published))) return null
  const after = recoveryAfter(parsed(recoveries), published.origin)
  if (after && (isNamedLost(after, published) || (await continues(query, published)))) return null
  return { published, restored, forked: restored !== null && restored.size >= published.size }
}

function parsed(recoveries: readonly { readonly text: string }[]): Recovery[] {
  return recoveries.flatMap(({ text }) => {
    const recovery = parseRecovery(text)
    return 'refused' in recovery ? [] : [recovery]
  })
}

/** Whether the log's root at a checkpoint's size is the checkpoint's. */
export async function continues(query: Query, { size, root }: Checkpoint): Promise<boolean> {
  if ((await readHead(query)).size < size) return false
  return equalHashes(await headAt(query, size), root)
}

/** One sentence without its period, for /readyz, the log and the terminal. */
export function describeAhead({ published, restored, forked }: PublishedAhead): string {
  if (forked) return `the database signed another history than the checkpoint of ${published.size} entries that was published`
  return `the database is older than what was published: its log is signed up to ${restored?.size ?? 0} entries, and ${published.size} were published`
}
