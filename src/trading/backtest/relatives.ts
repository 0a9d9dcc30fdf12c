/** A table of prices as text, and the price relatives that a backtest runs on. */

export type PriceTable = { readonly assets: readonly string[]; readonly relatives: readonly (readonly number[])[] }

/** Decimal notation with or without an exponent; other forms that JavaScript accepts (`0x10`, `Infinity`, an empty cell) are rejected. */
export const PRICE = /^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/**
 * Parses CSV: a header of asset names, then one row a bar with each asset's price. Row t over row t − 1 gives the relatives, row 0 over
 * 1. Missing, ragged, non-numeric, zero or negative values are refused with a sentence that says where.
 */
export function readPriceTable(text: string): PriceTable | string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  while (lines.at(-1) === '') lines.pop()
  const [header, ...rows] = lines
  if (header === undefined) return 'The file is empty.'
  const assets = header.split(',')
  if (looksLikePrices(assets)) return 'The first row holds prices; it has to hold the names of the assets.'
  if (rows.length === 0) return 'The file has names of assets and no row of prices.'
  const relatives: number[][] = []
  let before = assets.map(() => 1)
  for (const [t, row] of rows.entries()) {
    const prices = readRow(row, assets, t + 2)
    if (typeof prices === 'string') return prices
    const changes = prices.map((price, i) => price / (before[i] as number))
    const wild = changes.findIndex((change) => !(change > 0 && Number.isFinite(change)))
    if (wild >= 0) return `Line ${t + 2}, asset ${wild + 1}: from ${before[wild]} to ${prices[wild]} is a change that no number holds.`
    relatives.push(changes)
    before = prices
  }
  return { assets, relatives }
}

function readRow(row: string, assets: readonly string[], line: number): number[] | string {
  const cells = row.split(',')
  if (cells.length !== assets.length) return `Line ${line} has ${cells.length} cells, the header has ${assets.length}.`
  const prices: number[] = []
  for (const [i, raw] of cells.entries()) {
    const cell = raw.trim()
    const where = `Line ${line}, asset ${i + 1} (${JSON.stringify(assets[i])})`
    if (cell === '') return `${where}: the price is missing.`
    if (/^-[\d.]/.test(cell)) return `${where}: ${cell} is negative; prices are above zero.`
    if (!PRICE.test(cell)) return `${where}: ${JSON.stringify(cell.slice(0, 40))} is no price.`
    const price = Number(cell)
    if (!(price > 0 && Number.isFinite(price)))
      return `${where}: ${cell} is ${price === 0 ? 'zero' : 'too large'}; prices are above zero and finite.`
    prices.push(price)
  }
  return prices
}

/** A first row of decimals means that the header is missing; whole numbers may be names. */
function looksLikePrices(cells: readonly string[]): boolean {
  return cells.every((cell) => PRICE.test(cell.trim())) && cells.some((cell) => /[.eE]/.test(cell))
}
