/** Every online rule by its id, made from named parameters. */
import type { Rule } from '../rule.ts'
import { anticor, anticors } from './anticor.ts'
import { bah } from './bah.ts'
import { monthly, ucrp } from './crp.ts'
import { eg } from './eg.ts'
import { adaHedge } from './mixing/ada-hedge.ts'
import { mixture } from './mixing/mixture.ts'
import { olmar } from './olmar.ts'
import { ons } from './ons.ts'
import { pamr } from './pamr.ts'
import { rmr } from './rmr.ts'
import { trend } from './trend.ts'
import { up } from './up.ts'

type Range = { readonly least: number; readonly most: number; readonly whole?: true }
type Parameters = Readonly<Record<string, number>>
type Kind = { readonly make: (parameters: Parameters) => Rule; readonly ranges: Readonly<Record<string, Range>> }

const share: Range = { least: 0, most: 1 }
const window: Range = { least: 2, most: 10_000, whole: true }
const bars: Range = { least: 1, most: 100_000, whole: true }
const volatility = { target: { least: 0.001, most: 100 }, bars_per_year: { least: 1, most: 1e8 }, memory: { least: 1, most: 1e6 } }
const mixing = { cost_bps: { least: 0, most: 10_000 }, turnover_cap: { least: 0.0001, most: 10 } }

/** Rules that can be followed live. The hindsight benchmarks are in `hindsight.ts`. */
const kinds = {
  bah: { make: bah, ranges: {} },
  ucrp: { make: ucrp, ranges: {} },
  monthly: { make: monthly, ranges: { every: bars } },
  eg: { make: eg, ranges: { eta: { least: 0, most: 1_000 } } },
  ons: { make: ons, ranges: { eta: share, beta: { least: 1e-6, most: 1e6 }, delta: { least: 0, most: 1e6 } } },
  up: {
    make: up,
    ranges: { samples: { least: 1, most: 1_000_000, whole: true }, seed: { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true } },
  },
  pamr: { make: pamr, ranges: { eps: { least: 0, most: 1e6 } } },
  olmar: { make: olmar, ranges: { window, eps: { least: 0, most: 1e6 } } },
  rmr: { make: rmr, ranges: { window, eps: { least: 0, most: 1e6 }, tau: { least: 0, most: 1 } } },
  anticor: { make: anticor, ranges: { window } },
  anticors: { make: anticors, ranges: { windows: { least: 2, most: 100, whole: true } } },
  trend: {
    make: trend,
    ranges: { lookback: bars, ...volatility },
  },
  mixture: {
    make: (parameters: Parameters) => mixture([monthly(), eg(), ons(), trend()], parameters),
    ranges: mixing,
  },
  /** Outside of the live bots there are no forecasts: it uses past volatility. */
  adahedge: {
    make: (parameters: Parameters) => adaHedge([monthly(), eg(), ons(), trend()], parameters),
    ranges: { ...mixing, ...volatility },
  },
} satisfies Record<string, Kind>

export type RuleId = keyof typeof kinds
export const ruleIds = Object.keys(kinds) as RuleId[]

export function isRuleId(id: string): id is RuleId {
  return Object.hasOwn(kinds, id)
}

/** The rule, or a sentence on what is wrong with the parameters. */
export function makeRule(id: RuleId, parameters: Parameters = {}): Rule | string {
  const { make, ranges }: Kind = kinds[id]
  for (const [name, value] of Object.entries(parameters)) {
    const range = Object.hasOwn(ranges, name) ? ranges[name] : undefined
    if (!range) return `${id} has no parameter ${name}; it has ${Object.keys(ranges).join(', ') || 'none'}.`
    if (!(value >= range.least && value <= range.most)) return `${name} of ${id} is a number from ${range.least} to ${range.most}.`
    if (range.whole && !Number.isInteger(value)) return `${name} of ${id} is a whole number.`
  }
  return make(parameters)
}
