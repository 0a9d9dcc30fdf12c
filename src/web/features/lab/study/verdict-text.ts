/** The verdict on a search in one sentence with its numbers. It never calls a result good enough to act on. */
import { REAL } from '#trading/evidence/search'
import { decimalText } from '#web/kit/index.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { Verdict } from './jobs.ts'

export type VerdictKind = 'luck' | 'unsure' | 'real'

export function kindOf({ best, counted }: Pick<Verdict, 'best' | 'counted'>): VerdictKind {
  if (best.sharpe <= counted.expected_best) return 'luck'
  return counted.deflated_sharpe >= REAL ? 'real' : 'unsure'
}

export function verdictText(t: T, verdict: Pick<Verdict, 'best' | 'counted'>, per_year: number): string {
  const yearly = Math.sqrt(per_year)
  return t(`evidence.verdict.${kindOf(verdict)}`, {
    trials: verdict.counted.trials,
    luck: tenths(verdict.counted.expected_best * yearly),
    yours: tenths(verdict.best.sharpe * yearly),
  })
}

/** Zero has no sign. */
function tenths(value: number): string {
  return decimalText(Math.round(value * 10) / 10 || 0, 1)
}
