/** Hindsight benchmarks: portfolios chosen with the whole series known. They can't be followed live; rules are measured against them. */
import type { Rule, Weights } from '../rule.ts'
import { bestConstant } from './best-constant.ts'

/** `relatives[t][i]`, as in a backtest. */
type Relatives = readonly (readonly number[])[]

export type Hindsight = {
  readonly id: string
  readonly source: string
  /** Rebalanced to the chosen weights at each bar; otherwise bought once. */
  readonly rebalanced: boolean
  choose(relatives: Relatives): Weights
}

const best: Hindsight = {
  id: 'best',
  source: 'The best single asset in hindsight: max over i of Πₜ xₜᵢ',
  rebalanced: false,
  choose(relatives) {
    const logs = (relatives[0] ?? []).map((_, i) => relatives.reduce((total, row) => total + Math.log(row[i] as number), 0))
    const winner = logs.indexOf(Math.max(...logs))
    return logs.map((_, i) => (i === winner ? 1 : 0))
  },
}

const bcrp: Hindsight = {
  id: 'bcrp',
  source:
    'T. M. Cover, "Universal Portfolios", Mathematical Finance 1 (1991): S* = max over b of Πₜ b·xₜ, the best constant rebalanced portfolio',
  rebalanced: true,
  choose: (relatives) => bestConstant(relatives).weights,
}

export const hindsights = { best, bcrp } as const
export type HindsightId = keyof typeof hindsights

/** @internal */
export function isHindsightId(id: string): id is HindsightId {
  return Object.hasOwn(hindsights, id)
}

/** For the same series that it was chosen from, so it isn't a rule of the catalogue. */
export function followed({ id, source, rebalanced, choose }: Hindsight, relatives: Relatives): Rule<null> {
  const weights = choose(relatives)
  return {
    id,
    source,
    parameters: {},
    start: () => null,
    update: () => null,
    decide: (_, held) => (rebalanced || held === null ? weights : null),
  }
}
