/** Rows as text/csv (RFC 4180), safe to open in a spreadsheet. */

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe; plain signed numbers do not. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^[+-]?\d+(\.\d+)?$/
const QUOTED = /[",\r\n]/

export type Row = Readonly<Record<string, unknown>>

/** Header line and one line per row, with CRLF. Text, numbers and booleans as they are, null as empty, JSON for the rest. */
export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map(csvLine).join('')
}

/** One line with its CRLF. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
