/**
 * When a referred member's first plan matures, their referrer earns a bonus. Written in the outbox row's transaction, once per person even if
 * repeated; paid afterwards through the ledger. No member capital is involved.
 */
import * as z from 'zod/mini'
import { newId } from '#kernel/id'
import type { Cents } from '#kernel/money'
import type { Tx } from '#server/store'
import { type BonusState, bonusOf, type Signal, WITHHELD } from './bonus.ts'
import type { FirstPlan, ReferralsDependencies } from './dependencies.ts'
import { canonicalEmail, personHash } from './person.ts'
import { insertBonus } from './store.ts'

const matured = z.object({ user_id: z.uuid(), investment_id: z.uuid() })

/** The reaction to `plan.matured`. */
export async function accrue(dependencies: ReferralsDependencies, tx: Tx, payload: unknown): Promise<void> {
  const { user_id, investment_id } = matured.parse(payload)
  const [person, referrer, ...above] = await dependencies.identity.referrersOf(tx, user_id)
  if (!person || !referrer) return
  const first = (await dependencies.findFirstPlans(tx.query, [user_id])).get(user_id)
  // A later plan; the first one, which was liquidated, stays the first.
  if (first?.id !== investment_id || first.status !== 'matured' || first.paid === null) return
  const amount = bonusOf(first.paid, first.referral_bps)
  if (amount === 0n) return
  const emails = [referrer, ...above].map(({ email }) => canonicalEmail(email))
  const same_person = emails.includes(canonicalEmail(person.email))
  const reason = same_person ? WITHHELD.same_person : await reasonToWithhold(dependencies, tx, referrer)
  const signals = reason ? [] : await findFraudSignals(dependencies, tx, user_id)
  const state: BonusState = reason ? 'withheld' : signals.length > 0 ? 'review' : 'due'
  const bonus = {
    ...rowOf(dependencies, first, first.paid, { referred: user_id, referrer: referrer.id }),
    amount,
    person: personHash(person.email),
  }
  if (await insertBonus(tx, { ...bonus, state, reason, signals })) return
  // This person already earned one: kept as withheld, so that the referrer can read why.
  await insertBonus(tx, { ...bonus, state: 'withheld', reason: WITHHELD.same_person, signals: [] })
}

async function reasonToWithhold(
  { settings }: ReferralsDependencies,
  tx: Tx,
  referrer: { readonly status: string },
): Promise<string | null> {
  if (referrer.status === 'closed') return WITHHELD.closed
  return (await settings(tx)).referral_enabled ? null : WITHHELD.off
}

function rowOf({ clock }: ReferralsDependencies, first: FirstPlan, earned: Cents, who: { referred: string; referrer: string }) {
  const created_at = clock.now()
  return {
    id: newId(created_at),
    ...who,
    investment_id: first.id,
    plan: first.plan,
    rate_bps: first.referral_bps,
    earned,
    transaction_id: null,
    created_at,
  }
}

/** More sign-ups than this in an hour, of one referrer from one network. */
const BURST = 20

/**
 * The referred member is compared with their referrer, those further up, and the others of that referrer; in what one person has and strangers do not
 * (phone number, payout address, document) with every referred member.
 */
async function findFraudSignals(
  { identity, settings, usersSharingAddress, documents }: ReferralsDependencies,
  tx: Tx,
  user_id: string,
): Promise<Signal[]> {
  const others = await identity.referralCircle(tx, user_id)
  const { referral_network_seconds: window_seconds } = await settings(tx)
  const shared = await identity.sharedWith(tx, user_id, { others, window_seconds })
  const paid_alike = await usersSharingAddress(user_id, tx.query)
  const sent_alike = await documents.usersSharing(user_id, tx)
  const compared = new Set([...others, ...(await identity.referredAmong(tx, [...paid_alike, ...sent_alike]))])
  const signals: Readonly<Record<Signal, boolean>> = {
    ...shared,
    payout_address: paid_alike.some((id) => compared.has(id)),
    document: sent_alike.some((id) => compared.has(id)),
    burst: await identity.isInBurst(tx, user_id, BURST),
  }
  return (Object.keys(signals) as Signal[]).filter((signal) => signals[signal])
}
