/** A folder of recorded files as one recording: bars of all coins, aligned by time, and a hash that identifies it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Interval, intervals } from '#contract/market'
import { readCsv } from '#kernel/format/csv'
import { type Price, priceOf } from '#kernel/price'
import { lengths } from '#trading/simulator/index'
import { coinOrder, placeOf } from '../../coin.ts'
import type { Bar, PriceFeed, Source } from '../../feed.ts'

export type Recording = { readonly source: Source; readonly sha256: Buffer; readonly bars: readonly Bar[] }

const MAX_BYTES = 64 * 1024 * 1024

/** Throws BrokenFile for an invalid file. */
export function readRecording(folder: string): Recording {
  const digest = createHash('sha256')
  const files: RecordedFile[] = []
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    if (statSync(path).size > MAX_BYTES) throw new BrokenFile(`${name} is larger than 64 MiB.`)
    const text = readFileSync(path, 'utf8')
    const file = parseFile(name, text)
    if (!file) continue
    if (files.some(({ place }) => place === file.place)) throw new BrokenFile(`${name} is a second file of the same coin.`)
    files.push(file)
    digest.update(`${name}\0${text.length}\0`).update(text)
  }
  const [first] = files
  if (!first) throw new BrokenFile('there is no file of a coin of ours in it, like BTCUSDT_1d.csv.')
  if (files.some(({ interval }) => interval !== first.interval)) throw new BrokenFile('its files have different intervals.')
  const bars = align(files, first.interval)
  return { source: nameOf(bars), sha256: digest.digest(), bars }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.csv'))
      .sort()
  } catch {
    throw new BrokenFile('the folder cannot be read.')
  }
}

function align(files: readonly RecordedFile[], interval: Bar['interval']): Bar[] {
  const rows = new Map<number, (RecordedBar | null)[]>()
  for (const { place, bars } of files)
    for (const bar of bars) {
      const row = rows.get(bar.at.getTime()) ?? coinOrder.map(() => null)
      row[place] = bar
      rows.set(bar.at.getTime(), row)
    }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([at, row]) => {
      const side = <Key extends keyof RecordedBar>(key: Key): (RecordedBar[Key] | null)[] => row.map((bar) => bar?.[key] ?? null)
      const [opens, highs, lows, closes] = [side('open'), side('high'), side('low'), side('close')]
      return { interval, at: new Date(at), opens, highs, lows, closes, volumes: side('volume') }
    })
}

/** Named by its years, so that it isn't mistaken for today's prices. */
function nameOf(bars: readonly Bar[]): Source {
  const [from, to] = [bars[0], bars.at(-1)].map((bar) => bar?.at.getUTCFullYear())
  return `REPLAY of ${from === to ? from : `${from}–${to}`}`
}

/**
 * Replays a recording bar by bar: the price is the close of the last completed bar, which becomes a candle at its recorded time. No
 * prices are interpolated. After the last bar the prices become stale.
 */
export function replayFeed({ source, sha256, bars }: Recording, every_seconds: number): PriceFeed {
  return {
    source,
    recording: sha256,
    every_seconds,
    single_poller: true,
    folds: false,
    past: null,
    fetchQuote: async (second, known) => {
      const bar = bars.find((one) => !known || endOf(one) > known.market_at)
      if (!bar) return null
      return {
        prices: bar.closes,
        priced_at: bar.closes.map((price) => (price === null ? null : second)),
        changes: bar.closes.map(() => null),
        market_at: endOf(bar),
        bars: [bar],
      }
    },
  }
}

function endOf({ at, interval }: Bar): Date {
  return new Date(at.getTime() + lengths[interval] * 1000)
}

/** One recorded file, `SYMBOLUSDT_INTERVAL.csv`: columns timestamp, open, high, low, close, optionally volume; others are ignored. */
type RecordedBar = {
  readonly at: Date
  readonly open: Price
  readonly high: Price
  readonly low: Price
  readonly close: Price
  readonly volume: string | null
}

type RecordedFile = { readonly place: number; readonly interval: Interval; readonly bars: readonly RecordedBar[] }

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
function parseFile(name: string, text: string): RecordedFile | null {
  const [, multiple = '1', symbol = '', length = ''] = NAME.exec(name) ?? []
  const interval = intervals.find((one) => one === length)
  if (!interval) throw new BrokenFile(`${name} is not named like BTCUSDT_1d.csv, with an interval of ${intervals.join(', ')}.`)
  const place = placeOf(symbol)
  if (place < 0) return null
  const rows = readCsv(text)
  if ('reason' in rows) throw new BrokenFile(`${name}, line ${rows.line}, is no CSV.`)
  const [header, ...lines] = rows
  const columns = (header?.cells ?? []).map((column) => column.trim().toLowerCase())
  const absent = COLUMNS.filter((column) => !columns.includes(column))
  if (absent.length > 0) throw new BrokenFile(`${name} has no column ${absent.join(', ')}.`)
  if (lines.length === 0) throw new BrokenFile(`${name} has no rows.`)
  if (lines.length > MAX_ROWS) throw new BrokenFile(`${name} has more than ${MAX_ROWS} rows.`)
  const bars: RecordedBar[] = []
  for (const { line, cells } of lines) {
    const cell = (column: string): string => cells[columns.indexOf(column)]?.trim() ?? ''
    const bar = readBar(cell, Number(multiple), interval)
    const wrong =
      typeof bar === 'string' ? bar : bars.length > 0 && bar.at <= (bars.at(-1)?.at ?? bar.at) ? 'is not later than the row before' : null
    if (wrong !== null || typeof bar === 'string') throw new BrokenFile(`${name}, line ${line}, ${wrong}.`)
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
