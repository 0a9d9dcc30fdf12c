/**
 * npm run bench:simulator [markets]. What the simulated prices are like, measured on that many markets of 1,000 days (2,000 by default) beside the
 * targets, as a table in Markdown; then what ticks and candles cost in time of one core.
 */
import { coins } from '#trading/coins'
import { type Interval, lengths, openSimulator } from '#trading/simulator/index'
import { measure } from '#trading/simulator/moments'
import { models } from '#trading/simulator/parameters'

const DAYS: Readonly<Record<Interval, number>> = { '1d': 1_095, '1h': 120, '5m': 14, '1m': 2 }
const NOW = Date.UTC(2026, 10, 21) / 1000
const TICKS = 20_000

function tabulate(markets: number): void {
  print('coin | volatility | target | kurtosis | target | of 1,000 days: 5 % – half – 95 % | mean | memory | squares | factor')
  print(Array(10).fill('---').join(' | '))
  for (const found of measure(Array.from({ length: markets }, (_, at) => `bench ${at}`))) {
    const target = models[found.symbol as (typeof coins)[number]['symbol']]
    const cells = [
      found.symbol,
      `${(100 * found.volatility).toFixed(1)} %`,
      `${(100 * target.volatility).toFixed(0)} %`,
      found.kurtosis.toFixed(1),
      String(target.kurtosis),
      found.kurtosis_of_samples.map((kurtosis) => kurtosis.toFixed(1)).join(' – '),
      `${(10_000 * found.mean).toFixed(2)} bp (${found.mean_in_errors.toFixed(1)} s.e.)`,
      `${found.memory_in_errors.toFixed(1)} s.e.`,
      found.squares.toFixed(3),
      `${found.factor.toFixed(2)} (${target.loading})`,
    ]
    print(cells.join(' | '))
  }
}

function speed(): void {
  const simulator = openSimulator()
  timed('the first tick, five years after the genesis', () => simulator.pricesAt(NOW))
  timed(`${TICKS} ticks one after another`, () => count(simulator.ticks(NOW, NOW + TICKS)))
  timed('100 ticks at random', () => {
    for (let at = 0; at < 100; at += 1) simulator.pricesAt(NOW - ((at * 7_919_993) % 100_000_000))
  })
  for (const interval of Object.keys(lengths) as Interval[]) {
    timed(`${interval} of ${DAYS[interval]} days`, () => count(openSimulator().candles(interval, NOW - DAYS[interval] * 86_400, NOW)))
  }
}

function timed(what: string, work: () => void): void {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  print(`${what}: ${((user + system) / 1000).toFixed(1)} ms, all ${coins.length} coins`)
}

function count(items: Iterable<unknown>): number {
  let counted = 0
  for (const _ of items) counted += 1
  return counted
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

tabulate(Number(process.argv[2] ?? 2_000))
print('')
speed()
