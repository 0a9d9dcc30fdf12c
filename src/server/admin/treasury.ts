/** The treasury as administrators see it, and the operator's own money in and out of it. */
import type { Clock } from '#kernel/clock'
import { cents } from '#kernel/money'
import { mapOnce, type Once, type Replayed } from '#kernel/once'
import { isRefused, type Refused } from '#kernel/refusal'
import { AUDIT_RECORD, type Audit } from '#server/audit'
import type { Actor } from '#server/identity'
import type { Budget, Post } from '#server/ledger'
import { planName, sumCommitments } from '#server/plans'
import type { Database } from '#server/store'
import { type Funding, fund, readTreasury } from '#server/treasury'

export type TreasuryDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly post: Post
  readonly audit: Pick<Audit, 'row'>
}

export async function viewTreasury({ database, clock }: Pick<TreasuryDependencies, 'database' | 'clock'>) {
  const [treasury, commitments] = await Promise.all([readTreasury(database.query), sumCommitments(database.query)])
  return {
    ...treasury,
    commitments: commitments.map(({ plan, open, principal, promised }) => ({
      plan: planName(plan),
      open,
      principal: cents(principal),
      promised: cents(promised),
    })),
    as_of: clock.now(),
  }
}

export type TreasuryView = Awaited<ReturnType<typeof viewTreasury>>

const budgets: Record<'reserve' | 'referral' | 'adjustment', Budget> = {
  reserve: 'reserve:free',
  referral: 'referral:budget',
  adjustment: 'adjustment:budget',
}

type Asked = { readonly account: keyof typeof budgets; readonly direction: 'add' | 'take'; readonly amount: Funding['amount'] }

/** The answer is the treasury as it stood before, with this funding in it: what a repeat gets again. */
export async function fundTreasury(
  dependencies: TreasuryDependencies,
  actor: Actor,
  asked: Asked,
  once: Once<TreasuryView>,
): Promise<TreasuryView | Replayed | Refused<'insufficient_balance' | 'wrong_status' | 'key_reused' | 'unavailable'>> {
  const before = await viewTreasury(dependencies)
  const after = withFunding(before, asked)
  const account = budgets[asked.account]
  const row = dependencies.audit.row({
    actor: actor.user_id,
    actor_email: actor.email,
    action: `treasury.${asked.direction}`,
    object_kind: 'treasury',
    object_id: account,
    after: { amount: asked.amount },
    request_id: actor.request_id,
  })
  const funding: Funding = { account, direction: asked.direction, amount: asked.amount, actor: actor.user_id }
  const outcome = await fund(
    dependencies,
    funding,
    mapOnce(once, () => after),
    [{ name: AUDIT_RECORD, row }],
  )
  return isRefused(outcome) || 'replayed' in outcome ? outcome : viewTreasury(dependencies)
}

function withFunding(view: TreasuryView, { account, direction, amount }: Asked): TreasuryView {
  const signed = direction === 'add' ? amount : -amount
  const plus = (value: bigint): Funding['amount'] => (value + signed < 0n ? cents(0n) : cents(value + signed))
  const moved = { ...view, custody: plus(view.custody) }
  if (account === 'referral') return { ...moved, referral_budget: plus(view.referral_budget) }
  if (account === 'adjustment') return { ...moved, adjustment_budget: plus(view.adjustment_budget) }
  return { ...moved, reserve: { ...view.reserve, free: plus(view.reserve.free) } }
}
