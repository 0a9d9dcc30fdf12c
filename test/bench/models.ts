/**
 * How good the models are, and what rules cost. The simulated prices, on many markets of 1,000 days, beside their targets, and what ticks
 * and candles cost in time of one core. The rules, built in and own, by bars a second. The forecasts, walk-forward: on the simulator for
 * three seeds with the realised variance of 5-minute closes; on a folder of daily candles (CSV with timestamp, open, high, low, close) with
 * the variance that the day's range implies (M. Parkinson, 1980), because they have no shorter closes.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Day, dayOf } from '#forecast/day'
import { learn, mixedVariance, startEnsemble } from '#forecast/ensemble'
import { models, REFERENCE } from '#forecast/models/catalogue'
import { acceptedMisses } from '#forecast/scores/coverage'
import { dieboldMariano } from '#forecast/scores/diebold-mariano'
import { hitRate } from '#forecast/scores/direction'
import { qlike } from '#forecast/scores/loss'
import { rankVariance, startThirds, thirdOf, thirdWidth, updateThirds } from '#forecast/thirds'
import { walkForward } from '#forecast/walk'
import { DAY_SECONDS } from '#kernel/duration'
import { simulate } from '#trading/backtest/index'
import { coins } from '#trading/coins'
import { exampleIds, examples, ruleOfText } from '#trading/language/index'
import type { Rule } from '#trading/rule'
import { bah, eg } from '#trading/rules/index'
import { seeded } from '#trading/seeded'
import { DEFAULT_SEED, type Interval, lengths, openSimulator, type Seed } from '#trading/simulator/index'
import { measure } from '#trading/simulator/moments'
import { models as coinModels } from '#trading/simulator/parameters'
import { defineBench, print, type Row, round } from './parts/setup.ts'

const DAYS: Readonly<Record<Interval, number>> = { '1d': 1_095, '1h': 120, '5m': 14, '1m': 2 }
const NOW = Date.UTC(2026, 10, 21) / 1000
const TICKS = 20_000
const [RULE_BARS, RULE_ASSETS] = [50_000, 3]

/** Every model has forecasts from here on. */
const FIRST = 250
const TARGET = 0.1
const names = [...models.map(({ id }) => id), 'ensemble']

export const bench = defineBench({
  about: 'the simulated prices beside their targets and what they cost; the score of each forecast model; what a bar costs a rule',
  options: { part: 'simulator,rules,forecasts', markets: '2000', days: '1000', folder: '' },
  measure: async (_setup, { part, markets, days, folder }) => {
    if (part.includes('simulator')) {
      print(`Simulated prices of ${markets} markets`, tabulate(Number(markets)))
      print(`Time of one core, all ${coins.length} coins`, speed())
    }
    if (part.includes('rules')) print(`Bars a second of one core: ${RULE_BARS} bars of ${RULE_ASSETS} coins, the best of three`, rules())
    if (!part.includes('forecasts')) return
    const seeds = [DEFAULT_SEED, ...['11'.repeat(32), '22'.repeat(32)].map((seed) => seed as Seed)]
    for (const [n, seed] of seeds.entries()) report(`Simulator, seed ${n + 1}`, simulated(seed, Number(days) + FIRST))
    if (folder) report(`Recorded in ${folder}`, await recorded(folder))
  },
})

function tabulate(markets: number): readonly Row[] {
  return measure(Array.from({ length: markets }, (_, at) => `bench ${at}`)).map((found) => {
    const target = coinModels[found.symbol as (typeof coins)[number]['symbol']]
    return {
      coin: found.symbol,
      volatility: `${(100 * found.volatility).toFixed(1)} %`,
      target: `${(100 * target.volatility).toFixed(0)} %`,
      kurtosis: found.kurtosis.toFixed(1),
      'its target': target.kurtosis,
      'of 1,000 days: 5 % – half – 95 %': found.kurtosis_of_samples.map((kurtosis) => kurtosis.toFixed(1)).join(' – '),
      mean: `${(10_000 * found.mean).toFixed(2)} bp (${found.mean_in_errors.toFixed(1)} s.e.)`,
      memory: `${found.memory_in_errors.toFixed(1)} s.e.`,
      squares: found.squares.toFixed(3),
      factor: `${found.factor.toFixed(2)} (${target.loading})`,
    }
  })
}

function speed(): readonly Row[] {
  const simulator = openSimulator()
  return [
    timed('the first tick, five years after the genesis', () => simulator.pricesAt(NOW)),
    timed(`${TICKS} ticks one after another`, () => exhaust(simulator.ticks(NOW, NOW + TICKS))),
    timed('100 ticks at random', () => {
      for (let at = 0; at < 100; at += 1) simulator.pricesAt(NOW - ((at * 7_919_993) % 100_000_000))
    }),
    ...(Object.keys(lengths) as Interval[]).map((interval) =>
      timed(`${interval} of ${DAYS[interval]} days`, () =>
        exhaust(openSimulator().candles(interval, NOW - DAYS[interval] * DAY_SECONDS, NOW)),
      ),
    ),
  ]
}

/** Each own rule beside a built-in one: the ratio says what the language costs. */
function rules(): readonly Row[] {
  const random = seeded(1)
  const relatives = Array.from({ length: RULE_BARS }, () => Array.from({ length: RULE_ASSETS }, () => 0.98 + random() / 25))
  const own = exampleIds.map((id) => [id, ruleOfText(examples[id])] as const)
  const built_in = [['buy and hold, built in', bah()] as const, ['EG, built in', eg()] as const]
  return [...built_in, ...own].map(([rule, run]) => {
    if ('problems' in run) throw new Error(JSON.stringify(run.problems))
    const times = [0, 1, 2].map(() => Number(timed('', () => simulate(run as Rule, relatives, { cost_bps: 10 })).ms))
    return { rule, 'bars a second': Math.round(RULE_BARS / (Math.min(...times) / 1000)) }
  })
}

function timed(what: string, work: () => void): Row {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return { what, ms: round((user + system) / 1000, 1) }
}

function exhaust(items: Iterable<unknown>): void {
  for (const _ of items);
}

type Scored = {
  readonly losses: readonly (readonly number[])[]
  readonly misses: readonly { readonly missed: boolean; readonly variance: number }[]
}

/** Of one coin: the losses of each name by day, and the misses of the ensemble's intervals. */
function score(days: readonly Day[], spent: Map<string, number>): Scored {
  const results = models.map((model) => {
    const begun = performance.now()
    const forecasts = walkForward(model, days)
    spent.set(model.id, (spent.get(model.id) ?? 0) + performance.now() - begun)
    return forecasts.slice(FIRST - model.needs).map(({ variance }) => variance)
  })
  const losses: number[][] = names.map(() => [])
  const misses: { missed: boolean; variance: number }[] = []
  let hedge = startEnsemble(models.length)
  let intervals = startThirds(TARGET)
  for (const [t, { variance: realised, gain }] of days.slice(FIRST).entries()) {
    const variances = results.map((one) => one[t] as number)
    const mixed = mixedVariance(hedge, variances)
    for (const [k, variance] of [...variances, mixed].entries()) losses[k]?.push(qlike(realised, variance))
    const surprise = Math.abs(gain) / Math.sqrt(mixed)
    const third = thirdOf(intervals, mixed)
    const missed = surprise > thirdWidth(intervals, third)
    if (t >= 50) misses.push({ missed, variance: mixed })
    intervals = updateThirds(rankVariance(intervals, mixed), third, surprise, missed)
    hedge = learn(hedge, variances, realised)
  }
  return { losses, misses }
}

function report(title: string, markets: readonly (readonly Day[])[]): void {
  const spent = new Map<string, number>()
  const scored = markets.map((days) => score(days, spent))
  const length = Math.min(...scored.map(({ losses }) => losses[0]?.length ?? 0))
  // A day's loss is the mean over the coins, whose days depend on each other.
  const daily = names.map((_, k) => Array.from({ length }, (_day, t) => mean(scored.map(({ losses }) => losses[k]?.[t] as number))))
  const reference = daily[names.indexOf(REFERENCE)] as number[]
  const rows = names.map((model, k): Row => {
    const compared = dieboldMariano(daily[k] as number[], reference)
    const beside = compared ? `${compared.difference < 0 ? 'better' : 'worse'}, p ${compared.p.toFixed(4)}` : 'reference'
    return { model, QLIKE: mean(daily[k] as number[]).toFixed(4), [`beside ${REFERENCE}`]: beside, ms: Math.round(spent.get(model) ?? 0) }
  })
  print(`${title}: ${markets.length} coins, ${length} scored days`, rows)
  const all = scored.map(({ misses }) => misses)
  const terciles = [0, 1, 2].map((third) =>
    coverage(
      `tercile ${third + 1}`,
      all.map((misses) => tercile(misses, third)),
    ),
  )
  print('Coverage', [...terciles, coverage('all', all)])
  const right = markets.flatMap((days) =>
    days
      .slice(FIRST)
      .map(({ gain }, t) => Math.sign(gain) === Math.sign(mean(days.slice(FIRST + t - 22, FIRST + t).map((day) => day.gain)))),
  )
  const rate = hitRate(right.filter(Boolean).length, right.length)
  if (rate)
    print('Direction by the mean of 22 days', [
      {
        right: rate.hits,
        of: rate.days,
        '%': round((100 * rate.hits) / rate.days, 1),
        'by luck, if days were independent': `${rate.least} – ${rate.most}`,
      },
    ])
}

function tercile(misses: Scored['misses'], third: number): Scored['misses'] {
  const sorted = [...misses].sort((a, b) => a.variance - b.variance)
  return sorted.slice((sorted.length * third) / 3, (sorted.length * (third + 1)) / 3)
}

function coverage(days_of: string, markets: readonly Scored['misses'][]): Row {
  const shares = markets.map((misses) => misses.filter(({ missed }) => missed).length)
  const days = markets[0]?.length ?? 0
  const band = acceptedMisses(days, TARGET)
  return {
    ...{ 'days of': days_of, 'covered %': round(100 * (1 - mean(shares) / days), 1), days },
    ...{ 'misses of a coin': `${Math.min(...shares)} – ${Math.max(...shares)}`, 'by luck': `${band?.least} – ${band?.most}` },
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length
}

function simulated(seed: Seed, length: number): Day[][] {
  const simulator = openSimulator({ seed })
  const from = simulator.genesis + DAY_SECONDS
  const markets: Day[][] = coins.map(() => [])
  let closes: number[][] = simulator.pricesAt(from).map((price) => [Number(price)])
  for (const { at, bars } of simulator.candles('5m', from, from + length * DAY_SECONDS)) {
    for (const [coin, { close }] of bars.entries()) closes[coin]?.push(Number(close))
    if ((at + 300) % DAY_SECONDS !== 0) continue
    for (const [coin, list] of closes.entries()) {
      const day = dayOf((at + 300 - DAY_SECONDS) * 1000, list)
      if (day) markets[coin]?.push(day)
    }
    closes = closes.map((list) => [list.at(-1) as number])
  }
  return markets
}

async function recorded(folder: string): Promise<Day[][]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()
  const markets = await Promise.all(files.map(async (name) => daysOf(await readFile(join(folder, name), 'utf8'))))
  return markets.filter((days) => days.length > FIRST + 100)
}

function daysOf(text: string): Day[] {
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  return rows.slice(1).map(([at = '', , high, low, close], t) => ({
    at: Date.parse(at),
    variance: Math.log(Number(high) / Number(low)) ** 2 / (4 * Math.LN2),
    gain: Math.log(Number(close) / Number(rows[t]?.[4])),
  }))
}
