/** The treasury for administrators, and the operator's deposits and withdrawals. */
import type { Clock } from '#kernel/clock'
import { type IdempotencyContext, type Replayed, withReply } from '#kernel/idempotency'
import { type Cents, cents, MAX_CENTS, total, ZERO } from '#kernel/money'
import { isRefused, type Refused } from '#kernel/refusal'
import { type ApprovalRequest, type Approvals, type Consent, type PendingApproval, readWaitingOf } from '#server/approvals'
import { type Actor, AUDIT_RECORD, type Audit } from '#server/audit'
import type { Budget, Post } from '#server/ledger'
import { commitmentsByMonth, type MonthlyCommitment, planName } from '#server/plans'
import type { Database } from '#server/store'
import { type AccountFunding, coverageBps, type Funding, fund, fundingOf, readTreasury } from '#server/treasury'

export type TreasuryDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly post: Post
  readonly audit: Pick<Audit, 'row'>
  readonly approvals: Approvals
}

export async function viewTreasury({ database, clock }: Pick<TreasuryDependencies, 'database' | 'clock'>) {
  const [treasury, calendar, waiting] = await Promise.all([
    readTreasury(database.query),
    commitmentsByMonth(database.query),
    readWaitingOf(database, 'treasury'),
  ])
  return {
    ...treasury,
    waiting_changes: waiting,
    commitments: sumBy(calendar, ({ plan }) => plan).map(({ key, ...sums }) => ({ plan: planName(key), ...sums })),
    months: sumBy(calendar, ({ month }) => month).map(({ key, ...sums }) => ({ month: key, ...sums, plans: plansOf(calendar, key) })),
    as_of: clock.now(),
  }
}

type Sums = { readonly open: number; readonly principal: Cents; readonly promised: Cents }

/** Ordered by key. */
function sumBy(calendar: readonly MonthlyCommitment[], keyOf: (one: MonthlyCommitment) => string): (Sums & { readonly key: string })[] {
  const sums = new Map<string, Sums>()
  for (const one of calendar) {
    const before = sums.get(keyOf(one)) ?? { open: 0, principal: ZERO, promised: ZERO }
    sums.set(keyOf(one), {
      open: before.open + one.open,
      principal: cents(before.principal + one.principal),
      promised: cents(before.promised + one.promised),
    })
  }
  return [...sums].map(([key, sum]) => ({ key, ...sum })).sort((one, other) => (one.key < other.key ? -1 : 1))
}

function plansOf(calendar: readonly MonthlyCommitment[], month: string) {
  const rows = calendar.filter((one) => one.month === month)
  return rows.map(({ plan, open, promised }) => ({ plan: planName(plan), open, promised }))
}

export type TreasuryView = Awaited<ReturnType<typeof viewTreasury>>

const budgets: Record<'reserve' | 'referral' | 'adjustment', Budget> = {
  reserve: 'reserve:free',
  referral: 'referral:budget',
  adjustment: 'adjustment:budget',
}

export type TreasuryMove = {
  readonly account: keyof typeof budgets
  readonly direction: 'add' | 'take'
  readonly amount: Funding['amount']
}

/** Replies with the treasury as it was before, plus this funding, so that a repeat gets the same. */
export async function fundTreasury(
  dependencies: TreasuryDependencies,
  actor: Actor,
  move: TreasuryMove,
  once: IdempotencyContext<TreasuryView | PendingApproval>,
  consent?: Consent,
): Promise<TreasuryView | PendingApproval | Replayed | Refused<'insufficient_balance' | 'wrong_status' | 'key_reused' | 'unavailable'>> {
  const { approvals } = dependencies
  const after = withFunding(await viewTreasury(dependencies), move)
  const account = budgets[move.account]
  const request = requestOf(actor, move)
  const permit = async () => {
    const granted = consent ?? (await approvals.consentTo(request))
    return granted === 'wait'
      ? ({ waits: true } as const)
      : { ...granted, records: [auditRecord(dependencies, actor, move, granted), ...granted.records] }
  }
  const funding: Funding = { account, direction: move.direction, amount: move.amount, actor: actor.user_id }
  const outcome = await approvals.inTurn(actor.user_id, () =>
    fund(
      dependencies,
      funding,
      withReply(once, () => after),
      permit,
    ),
  )
  if ('waits' in outcome) return approvals.requestApproval(request, once)
  return isRefused(outcome) || 'replayed' in outcome ? outcome : after
}

function requestOf(maker: Actor, { account, direction, amount }: TreasuryMove): ApprovalRequest {
  const object_id = budgets[account]
  return {
    kind: `treasury.${direction}`,
    maker,
    beneficiary: object_id,
    amount,
    object_kind: 'treasury',
    object_id,
    payload: { account },
    rule: 'amount',
  }
}

function auditRecord({ audit }: TreasuryDependencies, actor: Actor, { account, direction, amount }: TreasuryMove, { note }: Consent) {
  const row = audit.row({
    actor: actor.user_id,
    actor_email: actor.email,
    action: `treasury.${direction}`,
    object_kind: 'treasury',
    object_id: budgets[account],
    after: { amount, ...note },
    request_id: actor.request_id,
  })
  return { name: AUDIT_RECORD, row }
}

function withFunding(view: TreasuryView, { account, direction, amount }: TreasuryMove): TreasuryView {
  const moved = (value: Cents): Cents => clampCents(direction === 'add' ? value + amount : value - amount)
  const funding = view.funding.map((one) => (one.account === account ? fundingAfter(one, moved(one.balance), direction, amount) : one))
  const after = { ...view, custody: moved(view.custody), funding }
  const coverage_bps = coverageBps(after.custody, view.liabilities)
  if (account === 'referral') return { ...after, coverage_bps, referral_budget: moved(view.referral_budget) }
  if (account === 'adjustment') return { ...after, coverage_bps, adjustment_budget: moved(view.adjustment_budget) }
  const { free, put_in, taken_back } = view.reserve
  const counted = direction === 'add' ? { put_in: total(put_in + amount) } : { taken_back: total(taken_back + amount) }
  return { ...after, coverage_bps, reserve: { ...view.reserve, ...counted, free: moved(free) } }
}

function fundingAfter(before: AccountFunding, balance: Cents, direction: TreasuryMove['direction'], amount: Cents): AccountFunding {
  const put_in = direction === 'add' ? total(before.put_in + amount) : before.put_in
  const taken_back = direction === 'take' ? total(before.taken_back + amount) : before.taken_back
  return fundingOf(before.account, balance, { put_in, taken_back: taken_back > put_in ? put_in : taken_back })
}

/** The reply goes into the group before the ledger decides: that of a funding which it refuses must stay in range, and is never sent. */
function clampCents(value: bigint): Cents {
  if (value < 0n) return cents(0n)
  return cents(value > MAX_CENTS ? MAX_CENTS : value)
}
