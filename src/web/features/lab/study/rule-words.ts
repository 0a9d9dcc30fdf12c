/** What is said of a study: its rules, its surface, its verdict. */

import { REAL } from '#trading/evidence/search'
import { type Parameters, searched } from '#trading/evidence/search-space'
import type { RuleId } from '#trading/rules/index'
import { decimalText } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import type { T } from '#web/shared/locale/text.ts'
import { choiceText } from '../choice-words.ts'
import type { Verdict } from './jobs.ts'
import { type Cell, type Surface, shortNumber } from './surface.ts'

export function ruleName(t: T, rule: RuleId): string {
  if (rule === 'monthly' || rule === 'mixture' || rule === 'adahedge') return t(`evidence.rules.${rule}`)
  return rule === 'anticors' ? rule : choiceText(t, rule)
}

const followed = { monthly: 'v1', mixture: 'v7', adahedge: 'v8' } as const

/** What it does. */
export function ruleAbout(t: T, rule: RuleId): string {
  if (rule === 'monthly' || rule === 'mixture' || rule === 'adahedge') return `${t(`record.brief.${followed[rule]}`)}.`
  return rule === 'anticors' ? t('lab.does.anticor') : t(`lab.does.${rule}`)
}

/** All that a search of the rule tries. */
export function parameterName(t: T, rule: RuleId): string {
  return listText(Object.keys(searched[rule] ?? {}).map((name) => nameOf(t, name)))
}

const names = ['every', 'eta', 'beta', 'delta', 'eps', 'window', 'lookback', 'target', 'turnover_cap'] as const

export function nameOf(t: T, name: string): string {
  const rule_name = names.find((one) => one === name)
  return rule_name ? t(`evidence.parameters.${rule_name}`) : name
}

/** `Window 10, threshold 5` */
export function parametersText(t: T, parameters: Parameters): string {
  return listText(Object.entries(parameters).map(([name, value]) => `${nameOf(t, name)} ${shortNumber(value)}`))
}

/** Factor from a bar to a year. */
export type Yearly = number

export function sharpeText(t: T, sharpe: number | null, yearly: Yearly): string {
  return sharpe === null ? t('evidence.surface.no_trial') : decimalText(sharpe * yearly, 2)
}

const MIN_SHADE = 0.12
const SPAN = 0.68

/** How strong a cell's colour is, 0.12 to 0.8 of the largest on the surface. */
export function strengthOf({ sharpe }: Cell, { most }: Surface): number {
  return most > 0 ? MIN_SHADE + (SPAN * Math.abs(sharpe ?? 0)) / most : 0
}

/** The verdict on a search in one sentence with its numbers. It never calls a result good enough to act on. */
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
