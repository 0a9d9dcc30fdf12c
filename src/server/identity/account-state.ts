/**
 * Checks whether a person may move money, as a ledger claim on their row inside the batch, so that no money write commits after
 * a suspension or freeze. All groups of the batch share the row: one statement for any number.
 */
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { UserStatus } from './user.ts'

export const CLAIM_ACTIVE = 'identity_claim_active'

type AccountClaim = { readonly name: typeof CLAIM_ACTIVE; readonly id: string; readonly expects: readonly string[]; readonly shared: true }

const NOT_FROZEN: readonly UserStatus[] = ['pending', 'in_review', 'active', 'suspended', 'closed']

/** For a member's own money movements. */
export function claimActive(user_id: string): AccountClaim {
  return { name: CLAIM_ACTIVE, id: user_id, expects: ['active'], shared: true }
}

/** For movements by others: blocked by the member's freeze, but not by a suspension. */
export function claimNotFrozen(user_id: string): AccountClaim {
  return { name: CLAIM_ACTIVE, id: user_id, expects: NOT_FROZEN, shared: true }
}

/** `found`: the status found by the claim. */
export function refuseByAccountState(found: string | null): Refused<'suspended' | 'frozen'> {
  return refuse(found === 'frozen' ? 'frozen' : 'suspended')
}

/** The same check in another room's transaction; valid until it commits. Null: allowed. */
export async function refuseIfInactive(tx: Queryable, user_id: string): Promise<Refused<'suspended' | 'frozen'> | null> {
  const [row] = await tx.query<{ found: string }>(`SELECT found FROM ${CLAIM_ACTIVE}(ARRAY[$1]::uuid[], '{}')`, [user_id])
  return row?.found === 'active' ? null : refuseByAccountState(row?.found ?? null)
}

/**
 * For transactions that write about a person: taken before any other lock, in the order of a closing. Null: the account is open
 * until the commit.
 */
export async function refuseIfClosed(tx: Queryable, user_id: string): Promise<Refused<'session_expired'> | null> {
  const [row] = await tx.query<{ found: string }>(`SELECT found FROM ${CLAIM_ACTIVE}(ARRAY[$1]::uuid[], '{}')`, [user_id])
  return row && row.found !== 'closed' ? null : refuse('session_expired')
}

/** The person's mail address, held open until the transaction ends; null: the account is closed. */
export async function addressOf(reader: Queryable, user_id: string): Promise<string | null> {
  const [user] = await reader.query<{ email: string }>(`SELECT email FROM users WHERE id = $1 AND status <> 'closed' FOR KEY SHARE`, [
    user_id,
  ])
  return user?.email ?? null
}
