/** The names of searched rules and of their parameters. */
import { type Parameters, searched } from '#trading/evidence/search-space'
import type { RuleId } from '#trading/rules/index'
import { listText } from '#web/shared/locale/list-text.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { Choice } from '../lab-messages.ts'
import { shortNumber } from './surface.ts'

export function ruleName(t: T, rule: RuleId): string {
  if (rule === 'monthly' || rule === 'mixture' || rule === 'adahedge') return t(`evidence.rules.${rule}`)
  return t(`lab.choices.${rule as Exclude<Choice, 'bcrp'>}`)
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
