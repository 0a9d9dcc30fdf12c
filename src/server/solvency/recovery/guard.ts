/** Stops signing and money writes while the database is behind what was published, on every node, until it is recovered or replaced. */
import type { FastifyBaseLogger } from 'fastify'
import {
  type Checkpoint,
  equalHashes,
  isNamedLost,
  type LogIdentity,
  parseRecovery,
  type Recovery,
  recoveryAfter,
  recoveryNumber,
} from '#proof/index'
import { halt, release } from '#server/ledger'
import type { Database, Query } from '#server/store'
import type { InstanceReader } from '../epoch/instance.ts'
import { headAt } from '../log/log.ts'
import { readCheckpoint, readCheckpointsAfter, readHead, readRecoveries, signedBy } from '../log/log-store.ts'
import type { KeptCheckpoint, KeptCheckpoints } from './kept-checkpoints.ts'

export type PublicationGuard = {
  /** Why nothing may be signed; null: the log continues what was published. */
  readonly fault: (query: Query) => Promise<string | null>
  /** For start and a job: stops or releases money writes, and keeps checkpoints that the database has and the folder lacks. */
  readonly check: () => Promise<string | null>
  /** What the last look found. */
  readonly last: () => string | null
}

type Guarded = {
  readonly database: Database
  readonly instance: InstanceReader
  readonly kept: KeptCheckpoints
  readonly log: Pick<FastifyBaseLogger, 'error'> | false
}

export function openPublicationGuard({ database, instance, kept, log }: Guarded): PublicationGuard {
  let last: string | null = null
  let is_first = true
  const fault: PublicationGuard['fault'] = async (query) => {
    try {
      const ahead = await comparePublished(query, kept, await instance(query))
      return ahead && describeAhead(ahead)
    } catch (error) {
      // A lost connection is the store's own failure; a folder that can't be read means that nothing is known about what was published.
      if (!(error instanceof Error) || 'code' in error) throw error
      return error.message
    }
  }
  return {
    fault,
    last: () => last,
    check: async () => {
      const reason = await fault(database.query)
      if (reason !== null && reason !== last) {
        await database.transaction((tx) => halt(tx, [{ check: HALT, detail: reason }]))
        if (log) log.error({ why: reason }, 'money writes and the signing of checkpoints are stopped')
      }
      if (reason === null && (last !== null || is_first)) await database.transaction((tx) => release(tx, HALT))
      if (reason === null) await keepNew(database.query, kept, await instance())
      is_first = false
      last = reason
      return reason
    },
  }
}

async function keepNew(query: Query, kept: KeptCheckpoints, identity: LogIdentity): Promise<void> {
  const newest = await kept.newest(identity)
  await kept.keep(await readCheckpointsAfter(query, newest?.size ?? 0, recoveryNumber(newest?.origin ?? '')))
}

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
function describeAhead({ published, restored, forked }: PublishedAhead): string {
  if (forked) return `the database signed another history than the checkpoint of ${published.size} entries that was published`
  return `the database is older than what was published: its log is signed up to ${restored?.size ?? 0} entries, and ${published.size} were published`
}
