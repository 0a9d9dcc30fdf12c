/**
 * The model: what the rooms must answer and what every account must hold, predicted from the rules alone. It has no key, no lock and no
 * database; time and ids come from outside. Amounts are cents.
 */
export type Plan = {
  readonly id: string
  readonly rate_bps: bigint
  readonly term_seconds: number
  readonly min: bigint
  readonly max: bigint
}

export const PLANS: readonly Plan[] = [
  { id: 'starter', rate_bps: 1_000n, term_seconds: 7 * 86_400, min: 10_000n, max: 50_000n },
  { id: 'diamond', rate_bps: 1_450n, term_seconds: 30 * 86_400, min: 50_000n, max: 100_000n },
]

export type Instruction = 'pay_out' | 'reinvest_principal' | 'reinvest_all'
export type Holding = {
  id: string
  readonly who: number
  readonly plan: Plan
  readonly principal: bigint
  readonly promised: bigint
  /** Business time, in seconds. */
  readonly started: number
  instruction: Instruction
  status: 'active' | 'matured' | 'liquidated'
}
export type ModelWithdrawal = {
  readonly id: string
  readonly who: number
  readonly amount: bigint
  readonly expires: number
  state: string
}
type Pocket = 'main' | 'bonus' | 'earning' | 'locked' | 'held'

export type Model = {
  readonly members: Record<Pocket, bigint>[]
  /** What administrators credited less what they took back, for `{who}:{account}`. */
  readonly credited: Map<string, bigint>
  readonly holdings: Holding[]
  readonly withdrawals: ModelWithdrawal[]
  free: bigint
  committed: bigint
  budget: bigint
  /** What the operator put into the reserve less what they took back. */
  put_in: bigint
}

export function newModel(members: number, free: bigint, budget: bigint): Model {
  const empty = (): Record<Pocket, bigint> => ({ main: 0n, bonus: 0n, earning: 0n, locked: 0n, held: 0n })
  const people = Array.from({ length: members }, empty)
  return { members: people, credited: new Map(), holdings: [], withdrawals: [], free, committed: 0n, budget, put_in: free }
}

export function pockets(model: Model, who: number): Record<Pocket, bigint> {
  const found = model.members[who]
  if (!found) throw new Error(`no member ${who}`)
  return found
}

/** Half to even, as the promise is rounded. */
export function promise(principal: bigint, { rate_bps }: Plan): bigint {
  const [whole, rest] = [(principal * rate_bps) / 10_000n, (principal * rate_bps) % 10_000n]
  return rest > 5_000n || (rest === 5_000n && whole % 2n === 1n) ? whole + 1n : whole
}

export function earned({ promised, plan, started }: Holding, now: number): bigint {
  const elapsed = Math.min(Math.max(Math.floor(now - started), 0), plan.term_seconds)
  return (promised * BigInt(elapsed)) / BigInt(plan.term_seconds)
}

/** Custody is the sum of everyone's balances. */
export function custody({ members, free, committed, budget }: Model): bigint {
  return members.reduce((total, own) => total + Object.values(own).reduce((a, b) => a + b, 0n), free + committed + budget)
}

export function deposit(model: Model, who: number, amount: bigint, approve: boolean): string {
  if (approve) pockets(model, who).main += amount
  return approve ? 'settled' : 'declined'
}

export function subscribe(model: Model, holding: Holding): string {
  const { plan, principal, promised, who } = holding
  if (principal < plan.min || principal > plan.max) return 'invalid'
  const own = pockets(model, who)
  if (own.main < principal) return 'insufficient_balance'
  if (model.free < promised) return 'fully_subscribed'
  open(model, holding)
  return 'done'
}

function open(model: Model, holding: Holding): void {
  const own = pockets(model, holding.who)
  own.main -= holding.principal
  own.locked += holding.principal
  model.free -= holding.promised
  model.committed += holding.promised
  model.holdings.push(holding)
}

/** `paid` null: what has accrued, or the whole promise once it is due. */
export function liquidate(model: Model, holding: Holding, now: number, paid: bigint | null): string {
  if (holding.status !== 'active') return 'wrong_status'
  const due = now >= holding.started + holding.plan.term_seconds
  close(model, holding, due ? holding.promised : (paid ?? earned(holding, now)), due ? 'matured' : 'liquidated')
  return 'done'
}

function close(model: Model, holding: Holding, paid: bigint, status: 'matured' | 'liquidated'): void {
  const own = pockets(model, holding.who)
  own.locked -= holding.principal
  own.main += holding.principal + paid
  model.committed -= holding.promised
  model.free += holding.promised - paid
  holding.status = status
}

/**
 * All that is due, round after round, since a reinvestment may be due again; those that cannot be reinvested are paid out behind the
 * others.
 */
export function mature(model: Model, now: number): number {
  let ended = 0
  for (;;) {
    const due = model.holdings
      .filter(({ status, started, plan }) => status === 'active' && started + plan.term_seconds <= now)
      .sort((a, b) => a.started + a.plan.term_seconds - (b.started + b.plan.term_seconds) || (a.id < b.id ? -1 : 1))
    if (due.length === 0) return ended
    const uncovered = due.filter((holding) => !renew(model, holding))
    for (const holding of uncovered) close(model, holding, holding.promised, 'matured')
    ended += due.length
  }
}

/** True when it ended, by being paid out as asked or reinvested; false where the reserve does not cover the next promise. */
function renew(model: Model, holding: Holding): boolean {
  const { plan, instruction, principal, promised } = holding
  const again = instruction === 'reinvest_all' ? principal + promised : principal
  const wanted = instruction !== 'pay_out' && again >= plan.min && again <= plan.max
  if (wanted && model.free < promise(again, plan)) return false
  close(model, holding, promised, 'matured')
  if (wanted) {
    const started = holding.started + plan.term_seconds
    open(model, { ...holding, id: '', principal: again, promised: promise(again, plan), started, status: 'active' })
  }
  return true
}

export function instruct(holding: Holding, instruction: Instruction, now: number): string {
  if (holding.status !== 'active' || holding.started + holding.plan.term_seconds <= now) return 'wrong_status'
  holding.instruction = instruction
  return 'done'
}

export function withdraw(model: Model, who: number, amount: bigint): string {
  const own = pockets(model, who)
  if (own.main < amount) return 'insufficient_balance'
  own.main -= amount
  own.held += amount
  return 'unconfirmed'
}

const PENDING = ['unconfirmed', 'awaiting_approval']

export function confirm(asked: ModelWithdrawal, now: number): string {
  if (asked.state !== 'unconfirmed' || asked.expires <= now) return 'wrong_status'
  asked.state = 'awaiting_approval'
  return asked.state
}

/** Every way out of a pending withdrawal: paid, or its hold given back. */
export function endWithdrawal(model: Model, asked: ModelWithdrawal, state: 'settled' | 'cancelled' | 'declined' | 'deleted'): string {
  if (state === 'deleted' && asked.state === 'declined') {
    asked.state = 'deleted'
    return 'deleted'
  }
  const from = state === 'settled' ? ['awaiting_approval'] : PENDING
  if (!from.includes(asked.state)) return 'wrong_status'
  release(model, asked, state)
  return state
}

function release(model: Model, asked: ModelWithdrawal, state: string): void {
  const own = pockets(model, asked.who)
  own.held -= asked.amount
  if (state !== 'settled') own.main += asked.amount
  asked.state = state
}

export function lapse(model: Model, now: number): number {
  const late = model.withdrawals.filter(({ state, expires }) => state === 'unconfirmed' && expires <= now)
  for (const asked of late) release(model, asked, 'lapsed')
  return late.length
}

export type Adjustable = 'main' | 'bonus' | 'earning'

export function adjust(model: Model, who: number, account: Adjustable, type: 'credit' | 'debit', amount: bigint): string {
  const own = pockets(model, who)
  const key = `${who}:${account}`
  const credited = model.credited.get(key) ?? 0n
  if (type === 'debit' && amount > credited) return 'wrong_status'
  if ((type === 'credit' ? model.budget : own[account]) < amount) return 'insufficient_balance'
  const effect = type === 'credit' ? amount : -amount
  own[account] += effect
  model.budget -= effect
  model.credited.set(key, credited + effect)
  return 'settled'
}

export function transfer(model: Model, who: number, from: 'bonus' | 'earning', amount: bigint): string {
  const own = pockets(model, who)
  if (own[from] < amount) return 'insufficient_balance'
  own[from] -= amount
  own.main += amount
  return 'settled'
}

export function fundReserve(model: Model, direction: 'add' | 'take', amount: bigint): string {
  if (direction === 'take' && amount > model.put_in) return 'wrong_status'
  if (direction === 'take' && amount > model.free) return 'insufficient_balance'
  const effect = direction === 'add' ? amount : -amount
  model.free += effect
  model.put_in += effect
  return 'done'
}
