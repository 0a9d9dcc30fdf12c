/** Rows as text/csv (RFC 4180), safe to open in a spreadsheet. */

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe; plain signed numbers do not. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]\d+)?$/

/** One line with its CRLF: text, numbers and booleans as they are, null as empty, JSON for the rest. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return quoted('')
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** A cell of a value's JSON text. */
export function cellOfJson(json: string): string {
  if (json === 'null') return quoted('')
  if (!json.startsWith('"')) return quoted(json)
  return quoted(json.includes('\\') ? String(JSON.parse(json)) : json.slice(1, -1))
}

/** Every cell is in quotes, so that no reader takes a separator of its own in it for the end of a cell. */
function quoted(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${safe.includes('"') ? safe.replaceAll('"', '""') : safe}"`
}
