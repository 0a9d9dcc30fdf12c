/** The console's first screen: what waits by kind, and what happened last. */
import { waitingKinds } from '#contract/admin/waiting'
import { nameEntries } from '../audit-names.ts'
import type { AdminDependencies } from '../dependencies.ts'
import { findWaitingItems, readQueues } from './items.ts'
import { viewItems } from './mine.ts'
import type { Viewer } from './permission.ts'

export async function listWaiting(dependencies: Pick<AdminDependencies, 'database' | 'clock' | 'audit' | 'identity'>, viewer: Viewer) {
  const { database, clock, audit } = dependencies
  const now = clock.now()
  const [queues, items, newest] = await Promise.all([
    readQueues(database.query, now),
    findWaitingItems(database.query, now),
    audit.list({ limit: 1 }),
  ])
  const [last] = await nameEntries(database, newest.data)
  const viewed = await viewItems(dependencies, viewer, items)
  const counts = new Map(queues.map(({ name, waiting }) => [name, waiting]))
  return {
    queues: waitingKinds.map((kind) => {
      const own = viewed.filter((_, at) => items[at]?.kind === kind)
      return { kind, waiting: Math.max(counts.get(kind) ?? 0, own.length), items: own }
    }),
    last: last ?? null,
    as_of: now,
  }
}
