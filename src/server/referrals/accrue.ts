/**
 * When a referred member's first plan matures, their referrer earns a bonus. Written in the outbox row's transaction, once per person even
 * if repeated; paid afterwards through the ledger. No member capital is involved.
 */
import * as z from 'zod/mini'
import { newId } from '#kernel/id'
import { type Cents, formatUsd } from '#kernel/money'
import { entries, type Verdict } from '#server/ledger'
import { outboxRecord, type Tx } from '#server/store'
import { recordTransaction, toTransaction } from '#server/transactions'
import { type Bonus, type BonusState, bonusOf, type Signal, WITHHELD } from './bonus.ts'
import type { FirstPlan, ReferralsDependencies } from './dependencies.ts'
import { canonicalEmail, personHash } from './person.ts'
import { changeBonus, findPayable, insertBonus } from './store.ts'

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
 * The referred member is compared with their referrer, those further up, and the others of that referrer; in what one person has and
 * strangers do not (phone number, payout address, document) with every referred member.
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

/**
 * Pays what is due out of the operator's referral budget, oldest first, from any node: one group each, with a key that makes
 * it happen once and a claim on the bonus's state. What the budget does not cover waits as `paused` and is tried again.
 */
const ROUND = 200

/** Returns how many were paid. */
export async function payDue(dependencies: ReferralsDependencies): Promise<number> {
  const due = await findPayable(dependencies.database.query, ROUND)
  if (due.length === 0) return 0
  const [now, plans] = await Promise.all([
    dependencies.business.now(),
    dependencies.findFirstPlans(
      dependencies.database.query,
      due.map(({ referred }) => referred),
    ),
  ])
  const paid = await Promise.all(due.map((bonus) => pay(dependencies, bonus, effectiveAt(bonus, plans.get(bonus.referred)) ?? now)))
  return paid.filter(Boolean).length
}

/** Of the day on which the plan matured. Null if it waited for the budget or for a review: it is paid when that ended. */
function effectiveAt({ state, signals }: Bonus, plan: FirstPlan | undefined): Date | null {
  return state === 'due' && signals.length === 0 ? (plan?.ended_at ?? null) : null
}

async function pay(dependencies: ReferralsDependencies, bonus: Bonus, effective_at: Date): Promise<boolean> {
  const { post, database, clock, planName } = dependencies
  const at = clock.now()
  const transaction_id = newId(at)
  const verdict = await post({
    keys: [{ key: `referral/${bonus.referred}/bonus`, on_repeat: 'refuse' }],
    body_sha: null,
    entries: [entries.referralBonus(bonus.referrer, bonus.amount, transaction_id)],
    claims: [{ name: 'referrals_claim_bonus', id: bonus.id, expects: ['due', 'paused'] }],
    records: [
      recordTransaction(transactionOf({ ...bonus, plan: planName(bonus.plan) }, transaction_id, at, effective_at), 'system'),
      { name: 'referrals_record_paid', row: { id: bonus.id, transaction_id, at } },
      bonusNotice(dependencies, bonus, { at, effective_at }),
    ],
    reply: null,
    effective_at,
  })
  if ('posted' in verdict) return true
  if (isOverdrawn(verdict)) await changeBonus(database.query, bonus.id, { from: ['due'], to: 'paused', reason: null, at })
  else if (hasNobody(verdict))
    await changeBonus(database.query, bonus.id, { from: ['due', 'paused'], to: 'withheld', reason: WITHHELD.closed, at })
  return false
}

function isOverdrawn(verdict: Verdict): boolean {
  return 'refused' in verdict && verdict.refused === 'overdrawn'
}

function hasNobody(verdict: Verdict): boolean {
  return 'refused' in verdict && verdict.refused === 'claim' && verdict.found === 'closed'
}

function transactionOf({ id, referrer, amount, plan }: Bonus, transaction_id: string, created_at: Date, effective_at: Date) {
  return toTransaction({
    id: transaction_id,
    user_id: referrer,
    created_at,
    effective_at,
    amount,
    type: 'credit',
    account: 'bonus',
    origin: 'referral',
    state: 'settled',
    object_id: id,
    narration: plan,
  })
}

function bonusNotice(
  { sealer }: ReferralsDependencies,
  { referrer, amount }: Bonus,
  { at, effective_at }: { at: Date; effective_at: Date },
) {
  const payload = {
    user_id: referrer,
    event: 'referral.bonus',
    params: { amount: formatUsd(amount) },
    effective_at: effective_at.toISOString(),
  }
  return outboxRecord(sealer, { kind: 'notify', payload }, at)
}
