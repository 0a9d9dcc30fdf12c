/** A table of prices as text, and the price relatives that a backtest runs on. */
import { decimalSignOf, readCsv, readNumber } from '#kernel/format/csv'

export type PriceTable = { readonly assets: readonly string[]; readonly relatives: readonly (readonly number[])[] }

/**
 * Parses CSV: a header of asset names, then one row a bar with each asset's price. Row t over row t − 1 gives the relatives, row 0 over
 * 1. Missing, ragged, non-numeric, zero or negative values are refused with a sentence that says where.
 */
export function readPriceTable(text: string): PriceTable | string {
  const lines = readCsv(text)
  if ('reason' in lines) return `Line ${lines.line}: ${faults[lines.reason]}`
  const [header, ...rows] = lines
  if (header === undefined) return 'The file is empty.'
  const assets = header.cells
  if (looksLikePrices(assets)) return 'The first row holds prices; it has to hold the names of the assets.'
  if (rows.length === 0) return 'The file has names of assets and no row of prices.'
  const relatives: number[][] = []
  let before = assets.map(() => 1)
  const sign = decimalSignOf(rows.flatMap(({ cells }) => cells))
  for (const { line, cells } of rows) {
    const prices = readRow(cells, assets, { line, sign })
    if (typeof prices === 'string') return prices
    const changes = prices.map((price, i) => price / (before[i] as number))
    const wild = changes.findIndex((change) => !(change > 0 && Number.isFinite(change)))
    if (wild >= 0) return `Line ${line}, asset ${wild + 1}: from ${before[wild]} to ${prices[wild]} is a change that no number holds.`
    relatives.push(changes)
    before = prices
  }
  return { assets, relatives }
}

const faults = {
  quote: 'a quotation mark is not closed, or is inside a cell.',
  separator: 'separate the cells by commas or by semicolons, not both.',
}

type RowContext = { readonly line: number; readonly sign: ReturnType<typeof decimalSignOf> }

function readRow(cells: readonly string[], assets: readonly string[], { line, sign }: RowContext): number[] | string {
  if (cells.length !== assets.length) return `Line ${line} has ${cells.length} cells, the header has ${assets.length}.`
  const prices: number[] = []
  for (const [i, raw] of cells.entries()) {
    const cell = raw.trim()
    const where = `Line ${line}, asset ${i + 1} (${JSON.stringify(assets[i])})`
    if (cell === '') return `${where}: the price is missing.`
    const price = readNumber(cell, sign)
    if (price === 'two_ways') return `${where}: ${cell} could mean thousands or decimals. Write all places, or no separator.`
    if (price === null) return `${where}: ${JSON.stringify(cell.slice(0, 40))} is no price.`
    if (price < 0) return `${where}: ${cell} is negative; prices are above zero.`
    if (!(price > 0 && Number.isFinite(price)))
      return `${where}: ${cell} is ${price === 0 ? 'zero' : 'too large'}; prices are above zero and finite.`
    prices.push(price)
  }
  return prices
}

/** A first row of decimals means that the header is missing; whole numbers may be names. */
function looksLikePrices(cells: readonly string[]): boolean {
  return cells.every((cell) => readNumber(cell, '.') !== null) && cells.some((cell) => /[.eE]/.test(cell))
}
