/**
 * Whether a person may move money, as the ledger asks it: a claim on their row inside the batch, so that no money write of a member commits
 * after a suspension or a freeze has. The row is shared by all groups of the batch: one statement, whatever their number.
 */
import { type Refused, refuse } from '#kernel/refusal'
import type { Query } from '#server/store'
import type { UserStatus } from './user.ts'

export const CLAIM_ACTIVE = 'identity_claim_active'

type StandingClaim = { readonly name: typeof CLAIM_ACTIVE; readonly id: string; readonly expects: readonly string[]; readonly shared: true }

const NOT_FROZEN: readonly UserStatus[] = ['pending', 'in_review', 'active', 'suspended', 'closed']

/** What a member does on their own. */
export function claimActive(user_id: string): StandingClaim {
  return { name: CLAIM_ACTIVE, id: user_id, expects: ['active'], shared: true }
}

/** What others do with a member's money: a suspension does not hold it up, the member's own freeze does. */
export function claimNotFrozen(user_id: string): StandingClaim {
  return { name: CLAIM_ACTIVE, id: user_id, expects: NOT_FROZEN, shared: true }
}

/** `found` as the claim found it. */
export function refuseStanding(found: string | null): Refused<'suspended' | 'frozen'> {
  return refuse(found === 'frozen' ? 'frozen' : 'suspended')
}

/** The same question inside a transaction that is not the ledger's; the answer holds until that commits. Null: they may. */
export async function inactive(tx: { readonly query: Query }, user_id: string): Promise<Refused<'suspended' | 'frozen'> | null> {
  const [row] = await tx.query<{ found: string }>(`SELECT found FROM ${CLAIM_ACTIVE}(ARRAY[$1]::uuid[], '{}')`, [user_id])
  return row?.found === 'active' ? null : refuseStanding(row?.found ?? null)
}

/** In a transaction that writes about a person: before any other lock, as a closing takes them. Null: they are here until it commits. */
export async function gone(tx: { readonly query: Query }, user_id: string): Promise<Refused<'session_expired'> | null> {
  const [row] = await tx.query<{ found: string }>(`SELECT found FROM ${CLAIM_ACTIVE}(ARRAY[$1]::uuid[], '{}')`, [user_id])
  return row && row.found !== 'closed' ? null : refuse('session_expired')
}

/** Where mails for somebody go, who is here until the transaction ends; null: they have left. */
export async function addressOf(reader: { readonly query: Query }, user_id: string): Promise<string | null> {
  const [user] = await reader.query<{ email: string }>(`SELECT email FROM users WHERE id = $1 AND status <> 'closed' FOR KEY SHARE`, [
    user_id,
  ])
  return user?.email ?? null
}
