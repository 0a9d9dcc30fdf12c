/** The names of saved runs and of their figures. */
import type { LabKind } from '#contract/lab'
import { isRuleId } from '#trading/rules/index'
import type { T } from '#web/shared/locale/text.ts'
import { choiceText } from '../choice-words.ts'
import { botChoices, type Choice, cautionary, hindsight, ownRules, ruleChoices } from '../lab-messages.ts'
import { ruleName } from '../study/rule-words.ts'
import { searchedRules } from '../study/study-setup.ts'
import { type FigureName, figureNames } from './figures-of.ts'

const choices: readonly Choice[] = [...botChoices, ...ruleChoices, ...ownRules, ...cautionary, ...hindsight]

/** A rule of a later version keeps its id. */
export function choiceName(t: T, choice: string): string {
  const known_name = choices.find((one) => one === choice)
  if (known_name) return choiceText(t, known_name)
  return isRuleId(choice) && searchedRules.some((rule) => rule === choice) ? ruleName(t, choice) : choice
}

/** `Search: OLMAR` */
export function savedName(t: T, { kind, choice }: { readonly kind: LabKind; readonly choice: string }): string {
  return `${t(`evidence.modes.${kind}`)}: ${choiceName(t, choice)}`
}

export function figureName(t: T, name: string): string {
  const known_name = figureNames.find((one): one is FigureName => one === name)
  return known_name ? t(`evidence.saved.names.${known_name}`) : name
}

/** Of the query for a member's saved runs. */
export const savedKey = ['listLabRuns'] as const
