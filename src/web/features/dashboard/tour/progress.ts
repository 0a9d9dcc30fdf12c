/** Which stops of the tour are done, and whether the dashboard shows it. Money and plans come from the account, the others from what was opened. */
import type { Account } from '#web/shared/account/account-words.ts'
import { type StopName, stopNames, type Tour } from './tour-store.ts'

export type Progress = { readonly done: readonly StopName[]; readonly current: StopName | null }

export function progressOf(
  { account_info: { total_deposit, owed_in_all, total_investment_capital } }: Pick<Account, 'account_info'>,
  tour: Tour,
): Progress {
  const is_done: Readonly<Record<StopName, boolean>> = {
    fund: total_deposit !== '0.00' || owed_in_all !== '0.00',
    pick: total_investment_capital !== '0.00',
    watch: total_investment_capital !== '0.00' && tour.seen.includes('watch'),
    proof: tour.seen.includes('proof'),
  }
  const done = stopNames.filter((name) => is_done[name])
  return { done, current: stopNames.find((name) => !is_done[name]) ?? null }
}

/** Shown to members without a plan, and to the end once begun. */
export function showsTour(account: Pick<Account, 'account_info'>, tour: Tour): boolean {
  const { done, current } = progressOf(account, tour)
  return !tour.left && (current !== null || tour.open !== null) && (tour.begun || !done.includes('pick'))
}
