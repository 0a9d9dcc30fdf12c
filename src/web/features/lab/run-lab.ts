/** One run of the lab: the rule, holding and rebalancing the same coins at the same costs, and the band of shuffled bars. Pure. */
import { type Fill, fillsOf } from '#trading/backtest/fills'
import { shuffledBand, simulate } from '#trading/backtest/index'
import type { Rule } from '#trading/rule'
import { bah, ucrp } from '#trading/rules/index'
import { seeded } from '#trading/seeded'
import type { FillsAsk, LabAsk, LabReply } from './lab-messages.ts'
import { relativesOf } from './relatives-of.ts'
import { ownRule, ruleOf } from './rule-of.ts'

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
