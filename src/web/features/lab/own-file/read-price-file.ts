/**
 * A price file of the user's own: CSV with a date and at least two prices a line. It is read in this browser and never sent. Every fault has its
 * line. Pure.
 */
import { PRICE } from '#trading/backtest/relatives'

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
  | { readonly code: 'price'; readonly line: number; readonly asset: string; readonly value: string }

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
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const [head, ...rows] = lines
  if (head === undefined) return { faults: [{ code: 'empty' }] }
  if (text.includes('\u0000')) return { faults: [{ code: 'not_text' }] }
  const [first = '', ...assets] = head.split(',').map((cell) => cell.trim())
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

function readRows(rows: readonly string[], assets: readonly string[]) {
  const faults: FileFault[] = []
  const at: string[] = []
  const closes: number[][] = []
  let before = ''
  for (const [n, row] of rows.entries()) {
    const line = n + 2
    const [date = '', ...cells] = row.split(',').map((cell) => cell.trim())
    const result = rowFaults({ line, date, cells, before }, assets)
    faults.push(...result)
    if (faults.length >= MAX_FAULTS) break
    before = instantOf(date) ?? before
    if (result.length > 0) continue
    at.push(before)
    closes.push(cells.map(Number))
  }
  return { faults: faults.slice(0, MAX_FAULTS), at, closes }
}

type Line = { readonly line: number; readonly date: string; readonly cells: readonly string[]; readonly before: string }

function rowFaults({ line, date, cells, before }: Line, assets: readonly string[]): FileFault[] {
  if (cells.length !== assets.length) return [{ code: 'cells', line, found: cells.length + 1, wanted: assets.length + 1 }]
  const at = instantOf(date)
  if (at === null) return [{ code: 'date', line, value: date.slice(0, EXCERPT_LENGTH) }]
  if (at <= before) return [{ code: 'date_order', line, value: date }]
  return cells.flatMap((cell, i): FileFault[] => {
    const asset = assets[i] as string
    if (cell === '') return [{ code: 'price_missing', line, asset }]
    const price = Number(cell)
    return PRICE.test(cell) && price >= MIN_PRICE && price <= MAX_PRICE
      ? []
      : [{ code: 'price', line, asset, value: cell.slice(0, EXCERPT_LENGTH) }]
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
