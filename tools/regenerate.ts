/**
 * npm run regenerate -- [--seed TEXT] --from ISO --to ISO [--symbol BTC]: the simulated ticks of those seconds as CSV (at, then a price a
 * coin), from `--from` to before `--to`, for comparison with what /market/candles serves. Exit 1 on a wrong argument.
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { formatPrice, type Price } from '#kernel/price'
import { coins, findCoin } from '#trading/coins'
import { DEFAULT_SEED, GENESIS, openSimulator } from '#trading/simulator/index'

const USAGE = 'npm run --silent regenerate -- [--seed TEXT] --from 2026-01-01T00:00:00Z --to 2026-01-01T01:00:00Z [--symbol BTC]'
const LINES = 1_000

async function main(): Promise<number> {
  const given = readArguments()
  if (typeof given === 'string') return tell(given)
  const shown = coins.flatMap((coin, at) => (given.id === null || coin.id === given.id ? [at] : []))
  const line = (second: number, prices: readonly Price[]): string =>
    [new Date(second * 1000).toISOString(), ...shown.map((at) => formatPrice(prices[at] as Price))].join(',')
  await write([['at', ...shown.map((at) => coins[at]?.symbol)].join(',')])
  let lines: string[] = []
  for (const { second, prices } of openSimulator({ seed: given.seed }).ticks(given.from, given.to)) {
    lines.push(line(second, prices))
    if (lines.length < LINES) continue
    await write(lines)
    lines = []
  }
  await write(lines)
  return 0
}

type Given = { readonly seed: string; readonly from: number; readonly to: number; readonly id: string | null }

function readArguments(): Given | string {
  const text = { type: 'string' } as const
  let values: { seed?: string; from?: string; to?: string; symbol?: string }
  try {
    values = parseArgs({ options: { seed: text, from: text, to: text, symbol: text } }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const [from, to] = [secondOf(values.from), secondOf(values.to)]
  if (Number.isNaN(from) || Number.isNaN(to)) return 'Say --from and --to as instants, with their Z.'
  if (from < GENESIS) return `Simulated prices begin at ${new Date(GENESIS * 1000).toISOString()}.`
  const id = values.symbol === undefined ? null : (findCoin(values.symbol)?.id ?? '')
  if (id === '') return `There is no coin ${values.symbol}: ${coins.map(({ symbol }) => symbol).join(' ')}.`
  return { seed: values.seed ?? DEFAULT_SEED, from, to, id }
}

/** The first whole second at or after an instant; NaN where the text is none. */
function secondOf(text = ''): number {
  return /(Z|[+-]\d\d:\d\d)$/.test(text) ? Math.ceil(Date.parse(text) / 1000) : Number.NaN
}

async function write(lines: readonly string[]): Promise<void> {
  if (lines.length > 0 && !process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain')
}

function tell(message: string): number {
  console.error(`${message}\n${USAGE}`)
  return 1
}

process.stdout.on('error', () => process.exit(0))
process.exitCode = await main()
