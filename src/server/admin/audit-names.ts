/** The names and amounts behind the ids of audit entries, as they are now. The log itself holds ids, because it cannot be erased. */
import { isId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { shownEmail } from '#kernel/text'
import type { AuditEntry } from '#server/audit'
import { planName } from '#server/plans'
import type { Queryable } from '#server/store'

type About = { readonly kind: string; readonly id: string; readonly name: string; readonly amount: Cents | null }
export type NamedEntry = AuditEntry & {
  readonly actor_name: string | null
  readonly about_name: string | null
  readonly about_amount: Cents | null
}

const FULL = "trim(u.first_name || ' ' || u.last_name)"

/** Each record with the person whom it concerns. */
const ABOUT = `SELECT 'user' AS kind, u.id::text AS id, ${FULL} AS name, NULL::bigint AS amount FROM users u WHERE u.id = ANY ($1::uuid[])
  UNION ALL SELECT 'transaction', m.id::text, ${FULL}, m.amount FROM member_transaction m JOIN users u ON u.id = m.user_id WHERE m.id = ANY ($1::uuid[])
  UNION ALL SELECT 'referral_bonus', b.id::text, ${FULL}, b.amount FROM referral_bonus b JOIN users u ON u.id = b.referrer WHERE b.id = ANY ($1::uuid[])
  UNION ALL SELECT 'testimonial', u.id::text, ${FULL}, NULL FROM users u WHERE u.id = ANY ($1::uuid[])
  UNION ALL SELECT 'support_conversation', c.id::text, coalesce(${FULL}, c.name), NULL
    FROM support_conversation c LEFT JOIN users u ON u.id = c.user_id WHERE c.id = ANY ($1::uuid[])
  UNION ALL SELECT 'ira_application', a.id::text, coalesce(a.full_name, ''), NULL FROM ira_application a WHERE a.id = ANY ($1::uuid[])
  UNION ALL SELECT 'wallet', w.id::text, w.name, NULL FROM deposit_wallet w WHERE w.id = ANY ($1::uuid[])`

export async function nameEntries({ query }: Queryable, entries: readonly AuditEntry[]): Promise<NamedEntry[]> {
  const ids = new Set(entries.flatMap(({ actor, object_id }) => [actor, object_id]).filter((id) => id !== null && isId(id)))
  const abouts = ids.size > 0 ? await query<About>(ABOUT, [[...ids]]) : []
  const about_by_id = new Map(abouts.map((one) => [`${one.kind} ${one.id}`, one]))
  return entries.map((entry) => {
    const about = about_by_id.get(`${entry.object_kind} ${entry.object_id}`)
    const plan = entry.object_kind === 'plan' && entry.object_id ? planName(entry.object_id) : null
    return {
      ...entry,
      actor_name: about_by_id.get(`user ${entry.actor}`)?.name || (entry.actor_email && shownEmail(entry.actor_email)),
      about_name: plan ?? (about?.name || null),
      about_amount: about?.amount ?? amountIn(entry.after),
    }
  })
}

/** Amounts in the log are cents. */
function amountIn(after: unknown): Cents | null {
  const amount = typeof after === 'object' && after !== null && 'amount' in after ? after.amount : null
  return typeof amount === 'string' && /^\d{1,17}$/.test(amount) ? cents(BigInt(amount)) : null
}
