/** One recorded file, `SYMBOLUSDT_INTERVAL.csv`: columns timestamp, open, high, low, close, optionally volume; others are ignored. */
import { type Interval, intervals } from '#contract/market'
import { type Price, priceOf } from '#kernel/price'
import { lengths } from '#trading/simulator/index'
import { placeOf } from '../../coin.ts'

export type RecordedBar = {
  readonly at: Date
  readonly open: Price
  readonly high: Price
  readonly low: Price
  readonly close: Price
  readonly volume: string | null
}

export type RecordedFile = { readonly place: number; readonly interval: Interval; readonly bars: readonly RecordedBar[] }

/** The error, in a sentence that names the file and the line. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

/** Cheap coins are quoted by the thousand: `1000PEPEUSDT`. */
const NAME = /^(1(?:000)+)?([A-Z]{2,8})USDT_(\d+[a-z])\.csv$/
const MAX_ROWS = 600_000
const NUMBER = /^\d{1,24}(\.\d{1,24})?$/
const COLUMNS = ['timestamp', 'open', 'high', 'low', 'close'] as const

/** Null: a file of an unknown coin. */
export function parseFile(name: string, text: string): RecordedFile | null {
  const [, multiple = '1', symbol = '', length = ''] = NAME.exec(name) ?? []
  const interval = intervals.find((one) => one === length)
  if (!interval) throw new BrokenFile(`${name} is not named like BTCUSDT_1d.csv, with an interval of ${intervals.join(', ')}.`)
  const place = placeOf(symbol)
  if (place < 0) return null
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/)
  const columns = header.split(',').map((column) => column.trim().toLowerCase())
  const absent = COLUMNS.filter((column) => !columns.includes(column))
  if (absent.length > 0) throw new BrokenFile(`${name} has no column ${absent.join(', ')}.`)
  if (lines.length === 0) throw new BrokenFile(`${name} has no rows.`)
  if (lines.length > MAX_ROWS) throw new BrokenFile(`${name} has more than ${MAX_ROWS} rows.`)
  const bars: RecordedBar[] = []
  for (const [n, line] of lines.entries()) {
    const cells = line.split(',')
    const cell = (column: string): string => cells[columns.indexOf(column)]?.trim() ?? ''
    const bar = readBar(cell, Number(multiple), interval)
    const wrong =
      typeof bar === 'string' ? bar : bars.length > 0 && bar.at <= (bars.at(-1)?.at ?? bar.at) ? 'is not later than the row before' : null
    if (wrong !== null || typeof bar === 'string') throw new BrokenFile(`${name}, line ${n + 2}, ${wrong}.`)
    bars.push(bar)
  }
  return { place, interval, bars }
}

/** The row, or its error. */
function readBar(cell: (column: string) => string, multiple: number, interval: Interval): RecordedBar | string {
  const at = readInstant(cell('timestamp'))
  if (!at) return 'has a timestamp that is none'
  if ((at.getTime() / 1000) % lengths[interval] !== 0) return `does not begin with its interval of ${interval}`
  const [open, high, low, close] = (['open', 'high', 'low', 'close'] as const).map((column) => readPrice(cell(column), multiple))
  if (!open || !high || !low || !close) return 'has a price that is none'
  if (low > open || low > close || high < open || high < close) return 'has prices outside its own low and high'
  const volume = cell('volume')
  if (volume !== '' && !NUMBER.test(volume)) return 'has a volume that is none'
  return { at, open, high, low, close, volume: volume === '' ? null : timesThousands(volume, multiple) }
}

function readPrice(text: string, multiple: number): Price | null {
  return NUMBER.test(text) ? priceOf(Number(text) / multiple) : null
}

/** A date, an instant in UTC, or seconds or milliseconds since 1970. */
function readInstant(text: string): Date | null {
  const seconds = /^\d{10}$/.test(text) ? Number(text) * 1000 : /^\d{13}$/.test(text) ? Number(text) : null
  const utc = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.0+)?(?:Z|\+00:00)?)?$/.exec(text)
  const at = seconds !== null ? new Date(seconds) : utc ? new Date(`${utc[1]}T${utc[2] ?? '00:00'}${utc[3] ?? ':00'}Z`) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** Exact: shifts the decimal point. */
function timesThousands(text: string, multiple: number): string {
  const zeros = String(multiple).length - 1
  const [whole = '', fraction = ''] = text.split('.')
  const moved = fraction.padEnd(zeros, '0')
  return `${whole}${moved.slice(0, zeros)}${moved.length > zeros ? `.${moved.slice(zeros)}` : ''}`
}
