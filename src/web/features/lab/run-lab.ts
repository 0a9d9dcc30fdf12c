/** One run of the lab: the rule, holding and rebalancing the same coins at the same costs, and the band of shuffled bars. Pure. */
import { type Fill, fillsOf } from '#trading/backtest/fills'
import { shuffledBand, simulate } from '#trading/backtest/index'
import { ruleOfText } from '#trading/language/index'
import { botOf } from '#trading/line-up/line-up'
import type { Rule } from '#trading/rule'
import { adaHedge, bah, eg, followed, hindsights, isRuleId, makeRule, mixture, monthly, ons, trend, ucrp } from '#trading/rules/index'
import { seeded } from '#trading/seeded'
import type { Choice, FillsAsk, LabAsk, LabInterval, LabReply } from './lab-messages.ts'
import { relativesOf } from './relatives-of.ts'

/** `onProgress`: shares of the whole, ascending to 1. */
export function runLab(
  { choice, program, interval, cost_bps, band, closes }: LabAsk,
  onProgress: (share: number) => void = () => {},
): LabReply {
  const relatives = relativesOf(closes)
  const rule = chosenRule({ choice, program, interval }, relatives)
  const parts = 1 + (band?.runs ?? 0)
  const run = simulate(rule, relatives, { cost_bps, onProgress: (done, bars) => onProgress(done / bars / parts) })
  const shuffled =
    band &&
    shuffledBand(rule, relatives, {
      cost_bps,
      runs: band.runs,
      block: band.block,
      random: seeded(band.seed),
      onProgress: (done) => onProgress((1 + done) / parts),
    })
  return {
    net: run.net,
    gross: run.gross,
    hold: simulate(bah(), relatives, { cost_bps }).net,
    crp: simulate(ucrp(), relatives, { cost_bps }).net,
    max_drawdown: run.max_drawdown,
    turnover: run.turnover,
    band: shuffled && { low: shuffled.low, median: shuffled.median, high: shuffled.high },
  }
}

/** The trades of the same run. */
export function fillsOfLab({ cost_bps, closes, ...chosen }: FillsAsk['fills_of']): Fill[] {
  const relatives = relativesOf(closes)
  return fillsOf(chosenRule(chosen, relatives), relatives, cost_bps)
}

function chosenRule({ choice, program, interval }: Pick<LabAsk, 'choice' | 'program' | 'interval'>, relatives: readonly number[][]): Rule {
  return program === undefined ? ruleOf(choice, interval, relatives) : ownRule(program)
}

/** The rule of a choice, scaled to the length of its bars. A bot's bars use the line-up's own rule. */
const MONTH_DAYS = 30
const TREND = { lookback: 28, target: 0.4, bars_per_year: 365, memory: 60 }

function ruleOf(choice: Choice, interval: LabInterval, relatives: readonly (readonly number[])[]): Rule {
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
function ownRule(text: string): Rule {
  const rule = ruleOfText(text)
  if ('problems' in rule) throw new Error(`The own rule has ${rule.problems.length} problem(s).`)
  return rule
}

function lineUpRule(version: string): Rule {
  const bot = botOf(version)
  if (!bot) throw new Error(`There is no bot ${version}.`)
  return bot.rule
}
