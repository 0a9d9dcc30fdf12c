import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/duration'
import type { Identity } from '#server/identity'
import { defineRoom, limitsOf } from '#server/room'
import type { Tx } from '#server/store'
import { adminSupportRoutes } from './admin-routes.ts'
import type { SupportDependencies } from './dependencies.ts'
import { limitNames, readLimits } from './limits.ts'
import { purgeLinks } from './link.ts'
import { supportRoutes } from './routes.ts'
import { readOwnConversations } from './view.ts'

type Needs = Omit<SupportDependencies, 'throttle' | 'readUsers' | 'readInvestment'> & {
  readonly identity: Pick<Identity, 'throttle' | 'readUsers'>
  readonly plans: Pick<SupportDependencies, 'readInvestment'>
}

export const supportRoom = defineRoom({
  name: 'support',
  knows: ['audit', 'documents', 'http', 'identity', 'store', 'transactions'],
  needs: ['database', 'clock', 'settings', 'documents', 'audit', 'mail', 'writeOutbox', 'kick', 'identity', 'plans'],
  open: ({ identity, plans, ...given }: Needs): SupportDependencies => ({
    ...given,
    throttle: identity.throttle,
    readUsers: identity.readUsers,
    readInvestment: plans.readInvestment,
  }),
  routes: (room) => ({ ...supportRoutes(room), ...adminSupportRoutes(room) }),
  jobs: (room) => [{ name: 'support', every_seconds: HOUR_SECONDS, on: 'worker', lead: { while: 300 }, run: () => purgeSupport(room) }],
  erase: (room, tx, { user_id, emails }) => eraseSupport(room, tx, user_id, emails),
  limits: (room) => limitsOf(limitNames, ({ user_id }) => readLimits(room, user_id)),
  exports: ({ database }) => [{ name: 'support', read: (user_id) => readOwnConversations(database, user_id) }],
})

/**
 * Conversations go with their member's account; a visitor's goes 180 days after its last change, or 7 days after the question
 * if its link was never opened. Entries and files go with them.
 */
type EraseDependencies = Pick<SupportDependencies, 'documents'>

const VISITOR_SECONDS = 180 * DAY_SECONDS
const UNCONFIRMED_SECONDS = 7 * DAY_SECONDS
const AT_ONCE = 100

/** In the transaction that closes an account: also what came from its emails without logging in. */
async function eraseSupport(deps: EraseDependencies, tx: Tx, user_id: string, emails: readonly string[]): Promise<void> {
  while ((await eraseWhere(deps, tx, 'user_id = $1', user_id)) === AT_ONCE) {}
  while ((await eraseWhere(deps, tx, 'user_id IS NULL AND email = ANY ($1::text[])', emails)) === AT_ONCE) {}
}

/** For a job. Any node may run it: a row that another one has locked is left to it. */
async function purgeSupport(deps: EraseDependencies & Pick<SupportDependencies, 'database' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.database.transaction((tx) => purgeLinks(tx, now))
  for (const [condition, before] of [
    ['user_id IS NULL AND updated_at <= $1', addSeconds(now, -VISITOR_SECONDS)],
    ['NOT support_for_staff(support_conversation) AND created_at <= $1', addSeconds(now, -UNCONFIRMED_SECONDS)],
  ] as const) {
    let erased: number
    do {
      erased = await deps.database.transaction((tx) => eraseWhere(deps, tx, condition, before, 'SKIP LOCKED'))
    } while (erased === AT_ONCE)
  }
}

async function eraseWhere(
  { documents }: EraseDependencies,
  tx: Tx,
  condition: string,
  value: unknown,
  others: '' | 'SKIP LOCKED' = '',
): Promise<number> {
  const due = await tx.query<{ id: string }>(
    `SELECT id FROM support_conversation WHERE ${condition} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE ${others}`,
    [value],
  )
  for (const { id } of due) await documents.removeAll(tx, id)
  await tx.query('DELETE FROM support_conversation WHERE id = ANY ($1::uuid[])', [due.map(({ id }) => id)])
  return due.length
}
