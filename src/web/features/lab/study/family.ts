/** The family of rules that a run counts for: a bot counts for its rule. */
import type { LabFamily } from '#contract/lab'
import type { RuleId } from '#trading/rules/index'
import type { Choice } from '../lab-messages.ts'

const bots = { bot_1: 'monthly', bot_2: 'eg', bot_4: 'ons', bot_5: 'trend', bot_7: 'mixture', bot_8: 'adahedge' } as const satisfies Record<
  string,
  LabFamily
>

export function familyOf(choice: Choice | RuleId): LabFamily {
  return choice in bots ? bots[choice as keyof typeof bots] : (choice as Exclude<Choice | RuleId, keyof typeof bots>)
}
