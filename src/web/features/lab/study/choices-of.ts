/** The parameters that a search tries, as the backtest command draws them. */
import { gridChoices, type Parameters, randomChoices, searched } from '#trading/evidence/search-space'
import { seeded } from '#trading/seeded'
import type { Study } from './study-setup.ts'

/** A walk-forward always tries a grid. */
export function choicesOf({ kind, rule, method, trials, seed }: Pick<Study, 'kind' | 'rule' | 'method' | 'trials' | 'seed'>): Parameters[] {
  const space = searched[rule]
  if (!space) return []
  return kind === 'search' && method === 'random' ? randomChoices(space, trials, seeded(seed)) : gridChoices(space, trials)
}
