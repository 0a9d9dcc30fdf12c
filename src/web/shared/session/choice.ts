/** A plan and an amount that were chosen before, in an address: read, and carried along beside an amount that is something else. */
import type { Choice } from './next.ts'

/** The chosen amount where `amount` is a deposit's. */
const BESIDE = 'plan_amount'

/** Null: none, or no plan could be named so. */
export function choiceIn(search: URLSearchParams): Choice | null {
  return choiceOf(search.get('plan'), search.get('amount'))
}

export function choiceBeside(search: URLSearchParams): Choice | null {
  return choiceOf(search.get('plan'), search.get(BESIDE))
}

/** The path with the choice, if there is one. */
export function withChoice(path: string, choice: Choice | null): string {
  if (!choice) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ plan: choice.plan, [BESIDE]: choice.amount })}`
}

function choiceOf(plan: string | null, amount: string | null): Choice | null {
  return plan && amount && /^[a-z_]{1,40}$/.test(plan) && /^\d{1,12}\.\d{2}$/.test(amount) ? { plan, amount } : null
}
