/** What a member's plans are worth at instants: open capital and what it has accrued, and what each plan adds to growth. Pure. */
import { accrued } from '#kernel/accrual'
import type { Investment } from '#server/plans'

export type PlanValue = { readonly capital: bigint; readonly accrued: bigint }
/** Instants in milliseconds: `from` inclusive, `until` exclusive. */
export type Span = { readonly from: number; readonly until: number }

const NOTHING: PlanValue = { capital: 0n, accrued: 0n }

/** Started before an instant and not ended before it: entries of the instant itself come after it. */
function isOpenAt({ started_at, ended_at }: Investment, at: number): boolean {
  return started_at.getTime() < at && (ended_at === null || ended_at.getTime() >= at)
}

/** At each of the ascending instants. `investments` by start; one pass over both. */
export function heldAt(investments: readonly Investment[], instants: readonly number[]): PlanValue[] {
  let [open, next]: [Investment[], number] = [[], 0]
  return instants.map((at) => {
    for (let one = investments[next]; one && one.started_at.getTime() < at; one = investments[next]) {
      open.push(one)
      next += 1
    }
    open = open.filter((one) => isOpenAt(one, at))
    return open.reduce((sum, one) => ({ capital: sum.capital + one.principal, accrued: sum.accrued + accrued(one, new Date(at)) }), NOTHING)
  })
}

export type PlanEarnings = { readonly returns: bigint; readonly early_exits: bigint }

/** What accrued within the span, and what early exits gave up of what had accrued: together what the plans added to the value. */
export function earnedIn(investments: readonly Investment[], { from, until }: Span): PlanEarnings {
  let [returns, early_exits] = [0n, 0n]
  for (const one of investments) {
    const ended_at = one.ended_at?.getTime() ?? null
    if (one.started_at.getTime() >= until || (ended_at !== null && ended_at < from)) continue
    const is_over = ended_at !== null && ended_at < until
    const at_end = accrued(one, new Date(is_over ? ended_at : until))
    returns += at_end - (isOpenAt(one, from) ? accrued(one, new Date(from)) : 0n)
    if (is_over) early_exits += (one.paid ?? 0n) - at_end
  }
  return { returns, early_exits }
}
