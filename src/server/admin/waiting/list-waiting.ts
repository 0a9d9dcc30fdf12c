/** The console's first screen: what waits by kind, and what happened last. */
import { waitingKinds } from '#contract/admin/waiting'
import { nameEntries } from '../audit-names.ts'
import type { AdminDependencies } from '../dependencies.ts'
import { findWaitingItems } from './items.ts'
import { viewItems } from './mine.ts'
import type { Viewer } from './permission.ts'

export async function listWaiting(dependencies: Pick<AdminDependencies, 'database' | 'clock' | 'audit' | 'identity'>, viewer: Viewer) {
  const { database, clock, audit } = dependencies
  const now = clock.now()
  const [items, newest] = await Promise.all([findWaitingItems(database.query, now), audit.list({ limit: 1 })])
  const [viewed, [last]] = await Promise.all([viewItems(dependencies, viewer, items), nameEntries(database, newest.data)])
  return {
    queues: waitingKinds.map((kind) => {
      const own = viewed.filter((_, at) => items[at]?.kind === kind)
      return { kind, waiting: items.find((item) => item.kind === kind)?.waiting ?? 0, items: own }
    }),
    last: last ?? null,
    as_of: now,
  }
}
