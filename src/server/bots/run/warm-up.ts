/**
 * The state of a rule. It is not stored: it is rebuilt from the stored closes since the run's `history_from`, on whichever node, and kept
 * in memory from there on. Closes and forecasts do not change, so two nodes, and tomorrow's re-run, come to the same state.
 */
import type { Clock } from '#kernel/clock'
import { relativesOf } from '#trading/exchange/session'
import { endsBar } from '#trading/line-up/bar'
import type { Rule } from '#trading/rule'
import { type BarSource, inChunks, type KnownBar, readRuleBars } from './read-bars.ts'
import type { Run } from './run.ts'

export type StrategyState = {
  readonly state: unknown
  /** The last own bar it has processed. */
  readonly last: KnownBar | null
  /** The market's own time: the close of the newest bar, used by the rule or not. */
  readonly market_at: number | null
  readonly until: Date
}

export type WarmUpSource = BarSource & { readonly clock: Pick<Clock, 'monotonic'> }

export function initialState(rule: Rule, { coins, history_from }: Run): StrategyState {
  return { state: rule.start(coins.length), last: null, market_at: null, until: history_from }
}

/** With all that was known at `until`. */
export async function warmUp(from: WarmUpSource, rule: Rule, run: Run, strategy: StrategyState, until: Date): Promise<StrategyState> {
  if (until <= strategy.until) return strategy
  let { state, last } = strategy
  const bars = await readRuleBars(from, rule, run, { after: strategy.until, until })
  const ownBars = bars.filter(({ at }) => endsBar(run.bar, at))
  await inChunks(from.clock, ownBars, (bar) => {
    if (last) state = rule.update(state, relativesOf(last, bar), bar.outlook)
    last = bar
  })
  return { state, last, market_at: bars.at(-1)?.at ?? strategy.market_at, until }
}
