/** Coverage: what is held against what is owed, every open promise counted in full. */
import { type Cents, cents } from '#kernel/money'
import { type OperatorBalances, readOperatorBalances } from '#server/ledger'
import type { Query } from '#server/store'
import { readPutIn } from './store.ts'

export type TreasuryView = {
  readonly reserve: { readonly free: Cents; readonly committed: Cents; readonly put_in: Cents; readonly taken_back: Cents }
  readonly referral_budget: Cents
  readonly adjustment_budget: Cents
  readonly custody: Cents
  readonly liabilities: Cents
  readonly coverage_bps: number | null
}

/** floor(10000 · custody ÷ liabilities); null while nothing is owed. */
export function coverageBps(custody: bigint, liabilities: bigint): number | null {
  return liabilities === 0n ? null : Number((custody * 10_000n) / liabilities)
}

export function liabilitiesOf(balances: OperatorBalances): Cents {
  return cents(balances.members + balances['reserve:committed'])
}

export async function readTreasury(query: Query): Promise<TreasuryView> {
  const balances = await readOperatorBalances(query)
  const { put_in, taken_back } = await readPutIn(query, 'reserve:free')
  const liabilities = liabilitiesOf(balances)
  return {
    reserve: {
      free: balances['reserve:free'],
      committed: balances['reserve:committed'],
      put_in: cents(put_in),
      taken_back: cents(taken_back),
    },
    referral_budget: balances['referral:budget'],
    adjustment_budget: balances['adjustment:budget'],
    custody: balances.custody,
    liabilities,
    coverage_bps: coverageBps(balances.custody, liabilities),
  }
}
