/**
 * The score of each model, walk-forward: `npm run bench:forecasts [-- --days N] [-- FOLDER]`. On the simulator for three seeds with the realised
 * variance of 5-minute closes; on a folder of daily candles (CSV with timestamp, open, high, low, close) with the variance that the day's range
 * implies (M. Parkinson, 1980), because they have no shorter closes.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Day, dayOf } from '../../src/forecast/day.ts'
import { learn, mixedVariance, startEnsemble } from '../../src/forecast/ensemble.ts'
import { models, REFERENCE } from '../../src/forecast/models/catalogue.ts'
import { acceptedMisses } from '../../src/forecast/scores/coverage.ts'
import { dieboldMariano } from '../../src/forecast/scores/diebold-mariano.ts'
import { hitRate } from '../../src/forecast/scores/direction.ts'
import { qlike } from '../../src/forecast/scores/loss.ts'
import { rankVariance, startThirds, thirdOf, thirdWidth, updateThirds } from '../../src/forecast/thirds.ts'
import { walkForward } from '../../src/forecast/walk.ts'
import { coins } from '../../src/trading/coins.ts'
import { DEFAULT_SEED, openSimulator, type Seed } from '../../src/trading/simulator/index.ts'

const DAY_SECONDS = 86_400
/** Every model has forecasts from here on. */
const FIRST = 250
const TARGET = 0.1
const names = [...models.map(({ id }) => id), 'ensemble']

type Scored = {
  readonly losses: readonly (readonly number[])[]
  readonly misses: readonly { readonly missed: boolean; readonly variance: number }[]
}

/** Of one coin: the losses of each name by day, and the misses of the ensemble's intervals. */
function score(days: readonly Day[], spent: Map<string, number>): Scored {
  const forecasts = models.map((model) => {
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
    const variances = forecasts.map((one) => one[t] as number)
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
  say(`\n${title}: ${markets.length} coins, ${length} scored days`)
  for (const [k, name] of names.entries()) {
    const compared = dieboldMariano(daily[k] as number[], reference)
    const p = compared ? `${compared.difference < 0 ? 'better' : 'worse '} p ${compared.p.toFixed(4)}` : 'reference'
    say(`  ${name.padEnd(10)} QLIKE ${mean(daily[k] as number[]).toFixed(4)}  ${p}  ${Math.round(spent.get(name) ?? 0)} ms`)
  }
  for (const third of [0, 1, 2])
    coverage(
      `tercile ${third + 1}`,
      scored.map(({ misses }) => tercile(misses, third)),
    )
  coverage(
    'all',
    scored.map(({ misses }) => misses),
  )
  const gains = markets.map((days) =>
    days
      .slice(FIRST)
      .map(({ gain }, t) => Math.sign(gain) === Math.sign(mean(days.slice(FIRST + t - 22, FIRST + t).map((day) => day.gain)))),
  )
  const rate = hitRate(gains.flat().filter(Boolean).length, gains.flat().length)
  if (rate)
    say(
      `  direction by the mean of 22 days: ${((100 * rate.hits) / rate.days).toFixed(1)} % right of ${rate.days} (a coin: ${rate.least} to ${rate.most}, if days were independent; right ${rate.hits})`,
    )
}

function tercile(misses: Scored['misses'], third: number): Scored['misses'] {
  const sorted = [...misses].sort((a, b) => a.variance - b.variance)
  return sorted.slice((sorted.length * third) / 3, (sorted.length * (third + 1)) / 3)
}

function coverage(name: string, markets: readonly Scored['misses'][]): void {
  const shares = markets.map((misses) => misses.filter(({ missed }) => missed).length)
  const days = markets[0]?.length ?? 0
  const band = acceptedMisses(days, TARGET)
  const covered = 1 - mean(shares) / days
  say(
    `  ${name.padEnd(10)} covers ${(100 * covered).toFixed(1)} %  misses a coin ${Math.min(...shares)} to ${Math.max(...shares)} of ${days} (luck: ${band?.least} to ${band?.most})`,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
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

const [folder] = process.argv.slice(2).filter((one) => !one.startsWith('--') && Number.isNaN(Number(one)))
const asked = process.argv.indexOf('--days')
const length = asked < 0 ? 1000 : Number(process.argv[asked + 1])
const seeds = [DEFAULT_SEED, ...['11'.repeat(32), '22'.repeat(32)].map((seed) => seed as Seed)]
for (const [n, seed] of seeds.entries()) report(`Simulator, seed ${n + 1}`, simulated(seed, length + FIRST))
if (folder) report(`Recorded in ${folder}`, await recorded(folder))
