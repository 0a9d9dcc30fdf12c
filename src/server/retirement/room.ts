import { openVault, resealVault } from '#server/documents'
import type { Identity } from '#server/identity'
import { defineRoom } from '#server/room'
import type { SecretKey, Tx } from '#server/store'
import { type Application, COLUMNS, ownerOf } from './application.ts'
import { type RetirementDependencies, SSN_VAULT } from './dependencies.ts'
import { retirementRoutes } from './routes.ts'
import { readOwnApplications } from './view.ts'

type Needs = Omit<RetirementDependencies, 'vault' | 'throttle'> & {
  readonly identity: Pick<Identity, 'throttle'>
  readonly secret_key: SecretKey
}

export const retirementRoom = defineRoom({
  name: 'retirement',
  knows: ['audit', 'documents', 'http', 'identity', 'store'],
  needs: ['database', 'clock', 'documents', 'settings', 'audit', 'writeOutbox', 'kick', 'identity', 'secret_key'],
  open: ({ identity, secret_key, ...given }: Needs): RetirementDependencies => ({
    ...given,
    vault: openVault(secret_key, SSN_VAULT),
    throttle: identity.throttle,
  }),
  routes: retirementRoutes,
  expiries: (room) => [{ name: 'retirement', next: () => nextErasure(room), end: () => eraseDue(room) }],
  sealed: [{ table: 'ira_application', id: 'id', column: 'sealed_ssn', owner: 'coalesce(user_id, id)', reseal: resealVault(SSN_VAULT) }],
  erase: (room, tx, { user_id, emails }) => eraseOf(room, tx, user_id, emails),
  exports: ({ database }) => [{ name: 'retirement_applications', read: (user_id) => readOwnApplications(database, user_id) }],
})

/** What is sensitive in an application goes after thirty days, or with its member's account: row and files in one transaction. */
type EraseDependencies = Pick<RetirementDependencies, 'database' | 'clock' | 'documents'>

const AT_ONCE = 100

async function nextErasure({ database }: EraseDependencies): Promise<Date | null> {
  const [row] = await database.query<{ at: Date | null }>('SELECT min(kept_until) AS at FROM ira_application WHERE erased_at IS NULL')
  return row?.at ?? null
}

/** How many were erased. Any node may run it: a row that another one holds is passed over. */
async function eraseDue(deps: EraseDependencies): Promise<number> {
  const now = deps.clock.now()
  let erased = 0
  for (;;) {
    const count = await deps.database.transaction((tx) => eraseWhere(deps, tx, 'kept_until <= $1', now, 'SKIP LOCKED'))
    erased += count
    if (count < AT_ONCE) return erased
  }
}

/** In the transaction that closes an account: what its member sent, and what came from their emails before they were one. */
async function eraseOf(
  deps: Pick<EraseDependencies, 'clock' | 'documents'>,
  tx: Tx,
  user_id: string,
  emails: readonly string[],
): Promise<void> {
  while ((await eraseWhere(deps, tx, 'user_id = $1', user_id)) === AT_ONCE) {}
  while ((await eraseWhere(deps, tx, 'user_id IS NULL AND email = ANY ($1::text[])', emails)) === AT_ONCE) {}
  await tx.query('UPDATE ira_application SET email = NULL, note = NULL WHERE user_id = $1', [user_id])
}

async function eraseWhere(
  { clock, documents }: Pick<EraseDependencies, 'clock' | 'documents'>,
  tx: Tx,
  condition: string,
  value: unknown,
  /** What another node or an administrator holds is passed over, or else waited for. */
  others: '' | 'SKIP LOCKED' = '',
): Promise<number> {
  const due = await tx.query<Application>(
    `SELECT ${COLUMNS} FROM ira_application WHERE ${condition} AND erased_at IS NULL LIMIT ${AT_ONCE} FOR UPDATE ${others}`,
    [value],
  )
  for (const application of due) {
    const files = [application.govt_id, application.employment_letter].filter((id) => id !== null)
    for (const id of files) await documents.remove(tx, ownerOf(application), id)
    await tx.query(
      `UPDATE ira_application SET email = CASE WHEN user_id IS NULL THEN NULL ELSE email END, full_name = NULL, phone = NULL,
         sealed_ssn = NULL, govt_id = NULL, employment_letter = NULL, erased_at = $2 WHERE id = $1`,
      [application.id, clock.now()],
    )
  }
  return due.length
}
