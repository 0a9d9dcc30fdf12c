/** The rule of a choice, scaled to the length of its bars. A bot's bars use the line-up's own rule. */
import { ruleOfText } from '#trading/language/index'
import { botOf } from '#trading/line-up/line-up'
import type { Rule } from '#trading/rule'
import { adaHedge, eg, followed, hindsights, isRuleId, makeRule, mixture, monthly, ons, trend } from '#trading/rules/index'
import type { Choice, LabInterval } from './lab-messages.ts'

const MONTH_DAYS = 30
const TREND = { lookback: 28, target: 0.4, bars_per_year: 365, memory: 60 }

export function ruleOf(choice: Choice, interval: LabInterval, relatives: readonly (readonly number[])[]): Rule {
  const day = interval === '1h' ? 24 : 1
  const every = MONTH_DAYS * day
  const trending = () =>
    trend({ ...TREND, lookback: TREND.lookback * day, bars_per_year: TREND.bars_per_year * day, memory: TREND.memory * day })
  switch (choice) {
    case 'bot_1':
      return monthly({ every })
    case 'bot_2':
      return lineUpRule('2.0')
    case 'bot_4':
      return lineUpRule('4.0')
    case 'bot_5':
    case 'trend':
      return interval === '1d' ? lineUpRule('5.0') : trending()
    case 'bot_7':
      return interval === '1h' ? lineUpRule('7.0') : mixture([monthly({ every }), eg(), ons(), trending()], { turnover_cap: 0.1 })
    case 'bot_8':
      return interval === '1h' ? lineUpRule('8.0') : adaHedge([monthly({ every }), eg(), ons(), trending()], { turnover_cap: 0.1 })
    case 'bcrp':
      return followed(hindsights.bcrp, relatives)
    default: {
      const rule = isRuleId(choice) ? makeRule(choice) : `There is no rule ${choice}.`
      if (typeof rule === 'string') throw new Error(rule)
      return rule
    }
  }
}

/** The form checks the text before a run. */
export function ownRule(text: string): Rule {
  const rule = ruleOfText(text)
  if ('problems' in rule) throw new Error(`The own rule has ${rule.problems.length} problem(s).`)
  return rule
}

function lineUpRule(version: string): Rule {
  const bot = botOf(version)
  if (!bot) throw new Error(`There is no bot ${version}.`)
  return bot.rule
}
