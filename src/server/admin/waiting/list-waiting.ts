/** The console's first screen: what waits by kind, and what happened last. */
import { waitingKinds } from '#contract/admin/waiting'
import { nameEntries } from '../audit-names.ts'
import type { AdminDependencies } from '../dependencies.ts'
import { findWaitingItems, viewItem } from './items.ts'
import { readQueues } from './queues.ts'

export async function listWaiting({ database, clock, audit }: Pick<AdminDependencies, 'database' | 'clock' | 'audit'>) {
  const now = clock.now()
  const [queues, items, newest] = await Promise.all([
    readQueues(database.query, now),
    findWaitingItems(database.query, now),
    audit.list({ limit: 1 }),
  ])
  const [last] = await nameEntries(database, newest.data)
  const counts = new Map(queues.map(({ name, waiting }) => [name, waiting]))
  return {
    queues: waitingKinds.map((kind) => {
      const own = items.filter((item) => item.kind === kind)
      return { kind, waiting: Math.max(counts.get(kind) ?? 0, own.length), items: own.map(viewItem) }
    }),
    last: last ?? null,
    as_of: now,
  }
}
