/**
 * The bots, by the specification's version numbers. All share one list of coins, so that they are comparable; a version is immutable:
 * another rule, coin list or parameter gets a new number.
 */
import { adaHedge, eg, mixture, monthly, ons, trend, ucrp } from '../rules/index.ts'
import { type Bot, COINS } from './bot.ts'

/** $100,000.00 on paper. */
export const CAPITAL = 10_000_000n
const shared = { coins: COINS, capital: CAPITAL }

const HOURS_A_YEAR = 24 * 365
const MONTH_OF_HOURS = 24 * 30
const TREND_DAYS = 28
const MEMORY_DAYS = 60
/** RiskMetrics' λ = 0.94 a day. */
const VOLATILITY_DAYS = 16

/** What 7.0 and 8.0 follow: the rules of the other bots, by the hour. */
const hourly = [
  monthly({ every: MONTH_OF_HOURS }),
  eg({ eta: 0.05 }),
  ons(),
  trend({ lookback: 24 * TREND_DAYS, target: 0.4, bars_per_year: HOURS_A_YEAR, memory: 24 * MEMORY_DAYS }),
]

/** Of bot 8.0: the rule with its type, and the bots whose rules it follows, in the order of its shares. */
export const ensemble = {
  version: '8.0',
  of: ['1.0', '2.0', '4.0', '5.0'],
  rule: adaHedge(hourly, { turnover_cap: 0.1, target: 0.4, bars_per_year: HOURS_A_YEAR, memory: 24 * VOLATILITY_DAYS }),
} as const

export const lineUp: readonly Bot[] = [
  {
    ...shared,
    version: '1.0',
    name: 'Equal parts',
    method: 'Constant-rebalanced portfolio',
    says: 'Holds its nine coins in equal parts and puts them back to equal parts at the end of each month. It has no opinion on any of them.',
    rule: ucrp(),
    bar: '1mo',
    at_once: true,
  },
  {
    ...shared,
    version: '2.0',
    name: 'Small steps',
    method: 'Exponentiated gradient',
    says: 'Every hour moves a little toward the coins that have just risen, at the expense of the others. Its step is small, so it stays near equal parts.',
    rule: eg({ eta: 0.05 }),
    bar: '1h',
    at_once: false,
  },
  {
    ...shared,
    version: '4.0',
    name: 'Hindsight mix',
    method: 'Online Newton step',
    says: 'Every hour moves toward the fixed mix of coins that would have done best so far. It uses the slope and the curvature of each hour’s result. It can put much into few coins.',
    rule: ons(),
    bar: '1h',
    at_once: false,
  },
  {
    ...shared,
    version: '5.0',
    name: 'Trend follower',
    method: 'Trend with a volatility target',
    says: 'Once a day holds what has risen over 28 days and sells short what has fallen. More volatile coins get smaller positions. Without a trend it can lose on both sides.',
    rule: trend({ lookback: TREND_DAYS, target: 0.4, bars_per_year: 365, memory: MEMORY_DAYS }),
    bar: '1d',
    at_once: true,
  },
  {
    ...shared,
    version: '7.0',
    name: 'Four rules together',
    method: 'Mixture of the others',
    says: 'Follows bots 1.0 to 5.0 at once, each by the share of what it has made so far after costs. It trades at most a tenth of its value an hour.',
    rule: mixture(hourly, { turnover_cap: 0.1 }),
    bar: '1h',
    at_once: false,
  },
  {
    ...shared,
    version: ensemble.version,
    name: 'Four rules, cautious',
    method: 'AdaHedge with a volatility target',
    says: 'Follows bots 1.0 to 5.0 at once; those that have lost less so far get more. While the published forecasts expect more than 40% volatility a year, it holds less and keeps the rest in cash. Without a forecast it uses past volatility.',
    rule: ensemble.rule,
    bar: '1h',
    at_once: false,
  },
]

export function botOf(version: string): Bot | null {
  return lineUp.find((bot) => bot.version === version) ?? null
}
