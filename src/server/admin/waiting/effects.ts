/** What an approval changes in a person's accounts. */
import { type Cents, total } from '#kernel/money'

export type EffectAccount = 'main' | 'bonus' | 'earning' | 'held' | 'total'
export type Effect = { readonly account: EffectAccount; readonly before: Cents; readonly after: Cents }
export type Balances = {
  readonly main: Cents
  readonly bonus: Cents
  readonly earning: Cents
  readonly locked: Cents
  readonly held: Cents
}

/** `by`: signed, in cents. The total counts every account of the person. None if the balance is too low: the approval is then refused. */
export function effectsOf(balances: Balances, account: Exclude<EffectAccount, 'total'>, by: bigint): Effect[] {
  const { main, bonus, earning, locked, held } = balances
  const all = main + bonus + earning + locked + held
  if (balances[account] + by < 0n) return []
  return [
    { account, before: balances[account], after: total(balances[account] + by) },
    { account: 'total', before: total(all), after: total(all + by) },
  ]
}
