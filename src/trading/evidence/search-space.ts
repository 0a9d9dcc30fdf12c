/** Where a search looks for the parameters of a rule; narrower than what the rule accepts. */

import type { RuleId } from '../rules/index.ts'
import type { Random } from '../seeded.ts'

export type Searched = { readonly least: number; readonly most: number; readonly whole?: true; readonly logarithmic?: true }

const days: Searched = { least: 2, most: 60, whole: true, logarithmic: true }

/** A rule without an entry has nothing to search. */
export const searched: Readonly<Partial<Record<RuleId, Readonly<Record<string, Searched>>>>> = {
  monthly: { every: { least: 2, most: 120, whole: true, logarithmic: true } },
  eg: { eta: { least: 0.001, most: 10, logarithmic: true } },
  ons: { beta: { least: 0.01, most: 10, logarithmic: true }, delta: { least: 0.01, most: 100, logarithmic: true } },
  pamr: { eps: { least: 0, most: 1 } },
  olmar: { window: days, eps: { least: 1, most: 50, logarithmic: true } },
  rmr: { window: days, eps: { least: 1, most: 50, logarithmic: true } },
  anticor: { window: days },
  trend: { lookback: { least: 3, most: 200, whole: true, logarithmic: true }, target: { least: 0.1, most: 1 } },
  mixture: { turnover_cap: { least: 0.005, most: 1, logarithmic: true } },
  adahedge: { turnover_cap: { least: 0.005, most: 1, logarithmic: true }, target: { least: 0.1, most: 1 } },
}

export type Parameters = Readonly<Record<string, number>>

/** `count` random choices in the space, the same for the same stream. */
export function randomChoices(space: Readonly<Record<string, Searched>>, count: number, random: Random): Parameters[] {
  const draw = (_: unknown) => Object.fromEntries(Object.entries(space).map(([name, range]) => [name, valueAt(range, random())]))
  return Array.from({ length: count }, draw)
}

/** About `count` choices, evenly over each parameter and in every combination. */
export function gridChoices(space: Readonly<Record<string, Searched>>, count: number): Parameters[] {
  const names = Object.keys(space)
  const steps = Math.max(2, Math.round(count ** (1 / names.length)))
  let choices: Parameters[] = [{}]
  for (const name of names) {
    const values = Array.from({ length: steps }, (_, step) => valueAt(space[name] as Searched, step / (steps - 1)))
    choices = choices.flatMap((choice) => [...new Set(values)].map((value) => ({ ...choice, [name]: value })))
  }
  return choices
}

/** From `least` at 0 to `most` at 1. */
function valueAt({ least, most, whole, logarithmic }: Searched, share: number): number {
  const value = logarithmic ? least * (most / least) ** share : least + (most - least) * share
  return whole ? Math.round(value) : value
}
