/** The names of saved runs and of their figures. */

import type { LabKind } from '#contract/lab'
import { isRuleId } from '#trading/rules/index'
import type { T } from '#web/shared/locale/text.ts'
import { botChoices, type Choice, cautionary, hindsight, ownRules, ruleChoices } from '../lab-messages.ts'
import { ruleName } from '../study/rule-words.ts'
import { searchedRules } from '../study/study-setup.ts'
import { type FigureName, figureNames } from './figures-of.ts'

const choices: readonly Choice[] = [...botChoices, ...ruleChoices, ...ownRules, ...cautionary, ...hindsight]

/** A rule of a later version keeps its id. */
export function choiceName(t: T, choice: string): string {
  const known = choices.find((one) => one === choice)
  if (known) return t(`lab.choices.${known}`)
  return isRuleId(choice) && searchedRules.some((rule) => rule === choice) ? ruleName(t, choice) : choice
}

/** `Search: OLMAR` */
export function savedName(t: T, { kind, choice }: { readonly kind: LabKind; readonly choice: string }): string {
  return `${t(`evidence.modes.${kind}`)}: ${choiceName(t, choice)}`
}

export function figureName(t: T, name: string): string {
  const known = figureNames.find((one): one is FigureName => one === name)
  return known ? t(`evidence.saved.names.${known}`) : name
}
