/**
 * A price file of the user's own: CSV with a date and at least two prices a line, in either form that our exports have. It is read in this
 * browser and never sent. Every fault has its line. Pure.
 */
import { type CsvRow, decimalSignOf, readCsv, readNumber } from '#kernel/format/csv'

export const FILE_BOUNDS = { bytes: 2_097_152, assets: 15, lines: 5_000, fewest_lines: 4 } as const
/** The source of such prices. */
export const OWN_FILE = 'OWN FILE'
const MAX_FAULTS = 5
const EXCERPT_LENGTH = 24

export type FileFault =
  | { readonly code: 'empty' | 'not_text' }
  | { readonly code: 'too_large' | 'few_lines' | 'many_lines'; readonly found: number }
  | { readonly code: 'head_date' | 'few_assets' | 'many_assets'; readonly line: number }
  | { readonly code: 'name' | 'name_twice' | 'date' | 'date_order'; readonly line: number; readonly value: string }
  | { readonly code: 'cells'; readonly line: number; readonly found: number; readonly wanted: number }
  | { readonly code: 'price_missing'; readonly line: number; readonly asset: string }
  | { readonly code: 'price' | 'price_two_ways'; readonly line: number; readonly asset: string; readonly value: string }
  | { readonly code: 'quote' | 'separator'; readonly line: number }

export type PriceFile = {
  readonly assets: readonly string[]
  readonly at: readonly string[]
  readonly closes: readonly (readonly number[])[]
}

const HEAD = ['date', 'day', 'time', 'at']
const NAME = /^[A-Za-z0-9][A-Za-z0-9 ._/-]{0,19}$/
const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z?)?$/

/** The prices, or the first faults in the order of their lines. */
export function readPriceFile(text: string): PriceFile | { readonly faults: readonly FileFault[] } {
  if (text.includes('\u0000')) return { faults: [{ code: 'not_text' }] }
  const lines = readCsv(text)
  if ('reason' in lines) return { faults: [{ code: lines.reason, line: lines.line }] }
  const [head, ...rows] = lines
  if (head === undefined) return { faults: [{ code: 'empty' }] }
  const [first = '', ...assets] = head.cells.map((cell) => cell.trim())
  const wrong = headFaults(first, assets)
  if (wrong.length > 0) return { faults: wrong.slice(0, MAX_FAULTS) }
  if (rows.length > FILE_BOUNDS.lines) return { faults: [{ code: 'many_lines', found: rows.length }] }
  const read = readRows(rows, assets)
  if (read.faults.length > 0) return { faults: read.faults }
  if (rows.length < FILE_BOUNDS.fewest_lines) return { faults: [{ code: 'few_lines', found: rows.length }] }
  return { assets, at: read.at, closes: read.closes }
}

function headFaults(first: string, assets: readonly string[]): FileFault[] {
  if (!HEAD.includes(first.toLowerCase())) return [{ code: 'head_date', line: 1 }]
  if (assets.length < 2) return [{ code: 'few_assets', line: 1 }]
  if (assets.length > FILE_BOUNDS.assets) return [{ code: 'many_assets', line: 1 }]
  return assets.flatMap((name, n): FileFault[] => {
    if (!NAME.test(name)) return [{ code: 'name', line: 1, value: name.slice(0, EXCERPT_LENGTH) }]
    return assets.indexOf(name) === n ? [] : [{ code: 'name_twice', line: 1, value: name }]
  })
}

function readRows(rows: readonly CsvRow[], assets: readonly string[]) {
  const faults: FileFault[] = []
  const at: string[] = []
  const closes: number[][] = []
  const sign = decimalSignOf(rows.flatMap(({ cells }) => cells.slice(1)))
  let before = ''
  for (const { line, cells: raw } of rows) {
    const [date = '', ...cells] = raw.map((cell) => cell.trim())
    const prices = cells.map((cell) => readNumber(cell, sign))
    const result = rowFaults({ line, date, cells, prices, before }, assets)
    faults.push(...result)
    if (faults.length >= MAX_FAULTS) break
    before = instantOf(date) ?? before
    if (result.length > 0) continue
    at.push(before)
    closes.push(prices.map(Number))
  }
  return { faults: faults.slice(0, MAX_FAULTS), at, closes }
}

type Line = {
  readonly line: number
  readonly date: string
  readonly cells: readonly string[]
  readonly prices: readonly ReturnType<typeof readNumber>[]
  readonly before: string
}

function rowFaults({ line, date, cells, prices, before }: Line, assets: readonly string[]): FileFault[] {
  if (cells.length !== assets.length) return [{ code: 'cells', line, found: cells.length + 1, wanted: assets.length + 1 }]
  const at = instantOf(date)
  if (at === null) return [{ code: 'date', line, value: date.slice(0, EXCERPT_LENGTH) }]
  if (at <= before) return [{ code: 'date_order', line, value: date }]
  return cells.flatMap((cell, i): FileFault[] => {
    const asset = assets[i] as string
    if (cell === '') return [{ code: 'price_missing', line, asset }]
    const price = prices[i] ?? null
    if (price !== null && price !== 'two_ways' && price >= MIN_PRICE && price <= MAX_PRICE) return []
    return [{ code: price === 'two_ways' ? 'price_two_ways' : 'price', line, asset, value: cell.slice(0, EXCERPT_LENGTH) }]
  })
}

/** Between these every change from line to line is a number. */
const MIN_PRICE = 1e-12
const MAX_PRICE = 1e12

function instantOf(date: string): string | null {
  if (!DATE.test(date)) return null
  const iso = date.length === 10 ? `${date}T00:00:00Z` : `${date.replace(' ', 'T').replace(/Z?$/, 'Z')}`
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date.slice(0, 10) ? null : at.toISOString()
}
