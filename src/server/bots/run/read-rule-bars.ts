/** The bars of a run as its rule sees them: for a rule that uses forecasts, each with those of its day. */
import { DAY_MS } from '#kernel/duration'
import type { Query } from '#server/store'
import type { Rule } from '#trading/rule'
import type { BotMarket, ReadOutlooks } from '../dependencies.ts'
import { intervalOf, type KnownBar, readBars } from './read-bars.ts'
import type { Run } from './run.ts'

export type BarSource = { readonly market: BotMarket; readonly readOutlooks: ReadOutlooks; readonly query: Query }

/** Known after `after`, up to and at `until`. A bar that closes at midnight gets the forecasts of the day that begins. */
export async function readRuleBars(
  from: BarSource,
  rule: Pick<Rule, 'uses_forecasts'>,
  run: Run,
  stretch: { readonly after: Date; readonly until: Date },
): Promise<KnownBar[]> {
  const bars = await readBars(from, run, { ...stretch, interval: intervalOf(run.bar) })
  const [first] = bars
  const last = bars.at(-1)
  if (!rule.uses_forecasts || !first || !last) return bars
  const asked = { source: run.source, symbols: run.coins, from: new Date(dayOf(first.at)), to: new Date(dayOf(last.at)) }
  const outlooks = await from.readOutlooks({ query: from.query }, asked)
  return bars.map((bar) => ({ ...bar, outlook: outlooks.get(dayOf(bar.at)) }))
}

function dayOf(at: number): number {
  return at - (at % DAY_MS)
}
