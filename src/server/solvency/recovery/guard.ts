/** Stops signing and money writes while the database is behind what was published, on every node, until it is recovered or replaced. */
import type { FastifyBaseLogger } from 'fastify'
import { type LogIdentity, recoveryNumber } from '#proof/index'
import { halt, release } from '#server/ledger'
import type { Database, Query } from '#server/store'
import type { InstanceReader } from '../epoch/instance.ts'
import { readCheckpointsAfter } from '../log/log-store.ts'
import { comparePublished, describeAhead, HALT } from './compare-published.ts'
import type { KeptCheckpoints } from './kept-checkpoints.ts'

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
