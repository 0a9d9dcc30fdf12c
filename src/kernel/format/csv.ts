/**
 * The only writer and the only reader of CSV (RFC 4180). Two forms: for programs, with commas and points, and for a spreadsheet, with the
 * signs of a language. What either form has is read back equal.
 */
import { decimalSignIn } from './number.ts'

export type CsvForm = { readonly separator: ',' | ';'; readonly decimal: '.' | ','; readonly spreadsheet: boolean }

/** What a column has: a figure or a calendar day is written as one; everything else stays text in a spreadsheet. */
export type CsvColumn = 'text' | 'figure' | 'day'

const FOR_PROGRAMS: CsvForm = { separator: ',', decimal: '.', spreadsheet: false }

/**
 * As a spreadsheet in that language expects it; null: for programs. Arabic: figures have Latin digits and a point, as on our screens; lists
 * have a semicolon.
 */
export function csvFormOf(spreadsheet: string | null): CsvForm {
  if (spreadsheet === null) return FOR_PROGRAMS
  return { separator: spreadsheet === 'en' ? ',' : ';', decimal: decimalSignIn(spreadsheet), spreadsheet: true }
}

const BOM = '\ufeff'

/** What a file begins with: spreadsheets take UTF-8 for another encoding without it. */
export function csvStart({ spreadsheet }: CsvForm): string {
  return spreadsheet ? BOM : ''
}

/** One line with its CRLF: text, numbers and booleans as they are, null as empty, JSON for the rest. */
export function csvLine(cells: readonly unknown[], form: CsvForm = FOR_PROGRAMS, columns: readonly CsvColumn[] = []): string {
  return `${cells.map((value, at) => toCell(value, form, columns[at])).join(form.separator)}\r\n`
}

function toCell(value: unknown, form: CsvForm, column: CsvColumn = 'text'): string {
  if (value === null || value === undefined) return quoted('')
  if (typeof value === 'number') return figureCell(String(value), form)
  if (typeof value === 'boolean') return quoted(String(value))
  return textCell(typeof value === 'object' ? JSON.stringify(value) : String(value), form, column)
}

/** A cell of a value's JSON text. */
export function cellOfJson(json: string, form: CsvForm = FOR_PROGRAMS, column: CsvColumn = 'text'): string {
  if (json === 'null') return quoted('')
  if (/^[-\d]/.test(json)) return figureCell(json, form)
  if (json === 'true' || json === 'false') return quoted(json)
  if (!json.startsWith('"')) return textCell(json, form, column)
  return textCell(json.includes('\\') ? String(JSON.parse(json)) : json.slice(1, -1), form, column)
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]\d+)?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A number never has exactly three places, so that no reader takes its point for a thousands separator: 1.234 is written 1.2340. */
const THREE_PLACES = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

function figureCell(number: string, { decimal }: CsvForm): string {
  const clear = THREE_PLACES.test(number) ? `${number}0` : number
  return quoted(clear.replace('.', decimal))
}

function textCell(text: string, form: CsvForm, column: CsvColumn): string {
  if (form.spreadsheet && column === 'figure' && NUMBER.test(text)) return figureCell(text, form)
  if (form.spreadsheet && column === 'day' && DAY.test(text)) return quoted(text)
  const needs = form.spreadsheet ? isConverted(text.replace(/^'+/, '')) : isRun(text) || (text.startsWith("'") && isGuarded(text))
  return quoted(needs ? `'${text}` : text)
}

/** Every cell is in quotes, so that no reader takes a separator of its own in it for the end of a cell. */
function quoted(text: string): string {
  return `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`
}

/** A text that a spreadsheet would run as a formula gets a leading apostrophe; plain signed numbers do not. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

function isRun(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text)
}

const DIGIT = /\p{Nd}/u
const EXPONENT = /^\s*[+-]?\d+(?:[.,]\d*)?e[+-]?\d+\s*$/i
const TRUTH = /^\s*(?:true|false|wahr|falsch|verdadero|falso|vrai|faux|صواب|خطأ)\s*$/i
/** Error values: the one form of text that begins with `#` and is converted. */
const ERROR = /^\s*#[A-Z]/
/** A currency, or part of a unit. */
const CURRENCY = /^[A-Z]{3}$/
/** How the months of the five languages begin, and halves of the day. */
const MONTH =
  /^(?:jan|feb|fev|fév|mar|mär|mae|apr|abr|avr|may|mai|jun|jui|jul|aug|ago|aoû|aou|sep|oct|okt|nov|dec|dez|dic|déc|ene|am$|pm$|a$|p$|ص|م|ينا|كان|فبر|شبا|مار|آذا|أبر|نيس|ماي|أيا|يون|حزي|يول|تمو|أغس|آب|سبت|أيل|أكت|تشر|نوف|ديس)/i

/** How days of the week begin, and words between day, month and year. */
const BESIDE_MONTH =
  /^(?:mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|sam|son|lun|mar|mié|jue|vie|sáb|dom|mer|jeu|ven|dim|(?:[dfms][aior]|del?|of|th|st|nd|rd)$)/iu

/** Whether a spreadsheet would make a number, a date, a truth value or a formula of a text, in any of the five languages. */
function isConverted(text: string): boolean {
  if (FORMULA.test(text) || EXPONENT.test(text) || TRUTH.test(text) || ERROR.test(text)) return true
  if (!DIGIT.test(text)) return false
  const [word, ...more] = (text.match(/\p{L}+/gu) ?? []).filter((each) => !BESIDE_MONTH.test(each))
  return more.length === 0 && (word === undefined || MONTH.test(word) || CURRENCY.test(word))
}

/** Whether the writer added its first apostrophe, or a reader would think so. */
function isGuarded(text: string): boolean {
  return text.startsWith("'") && isConverted(text.replace(/^'+/, ''))
}

export type CsvRow = {
  /** The file's line at which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}
/** `quote`: a quote without its pair, or inside an unquoted cell. `separator`: the first line has commas and semicolons. */
export type CsvFault = { readonly line: number; readonly reason: 'quote' | 'separator' }

/** Reads either form: the separator is the first line's, line ends are any, empty lines at the end are not rows. */
export function readCsv(text: string): readonly CsvRow[] | CsvFault {
  const source = (text.startsWith(BOM) ? text.slice(1) : text).trimEnd()
  if (source === '') return []
  const separator = separatorOf(source)
  if (separator === null) return { line: 1, reason: 'separator' }
  const rows: CsvRow[] = []
  const end = /\r\n|\n|\r/g
  let quote = source.indexOf('"')
  for (let at = 0, line = 1; at <= source.length; ) {
    end.lastIndex = at
    const found = end.exec(source)
    const stop = found?.index ?? source.length
    if (quote >= 0 && quote < at) quote = source.indexOf('"', at)
    if (quote < 0 || quote > stop) {
      rows.push({ line, cells: source.slice(at, stop).split(separator).map(unguarded) })
      at = stop + (found?.[0].length ?? 1)
      line += 1
      continue
    }
    const record = readQuoted(source, at, separator)
    if (!record) return { line, reason: 'quote' }
    rows.push({ line, cells: record.cells.map(unguarded) })
    line += source.slice(at, record.end).split(/\r\n|\n|\r/).length
    at = record.end + (source.startsWith('\r\n', record.end) ? 2 : 1)
  }
  return rows
}

/** A record with at least one quoted cell, which may have line ends. */
function readQuoted(source: string, from: number, separator: string): { readonly cells: readonly string[]; readonly end: number } | null {
  const cell = new RegExp(`[ \\t]*"([^"]*(?:""[^"]*)*)"[ \\t]*|([^"${separator}\\r\\n]*)`, 'y')
  const cells: string[] = []
  for (let at = from; ; at += 1) {
    cell.lastIndex = at
    const [whole = '', inside, plain = ''] = cell.exec(source) ?? []
    cells.push(inside?.replaceAll('""', '"') ?? plain)
    at += whole.length
    const next = source[at]
    if (next === undefined || next === '\r' || next === '\n') return { cells, end: at }
    if (next !== separator) return null
  }
}

/** A first line is not longer. */
const HEADER_CHARACTERS = 65_536

function separatorOf(source: string): ',' | ';' | null {
  const parts = source.slice(0, HEADER_CHARACTERS).split('"')
  const outside = parts.filter((_, n) => n % 2 === 0).join('')
  const first = outside.slice(0, outside.search(/[\r\n]|$/))
  const [commas, semicolons] = [first.includes(','), first.includes(';')]
  if (commas && semicolons) return null
  return semicolons ? ';' : ','
}

function unguarded(cell: string): string {
  return isGuarded(cell) ? cell.slice(1) : cell
}

/** Decimal notation with or without an exponent; other forms that JavaScript accepts (`0x10`, `Infinity`, an empty cell) are rejected. */
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/i
/** One thousand, or one. */
const TWO_WAYS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

/** The decimal sign that the numbers of a file settle; null if each could also be read the other way. */
export function decimalSignOf(cells: Iterable<string>): '.' | ',' | null {
  for (const cell of cells) {
    const number = cell.trim()
    if (DECIMAL.test(number) && /[.,]/.test(number) && !TWO_WAYS.test(number)) return number.includes(',') ? ',' : '.'
  }
  return null
}

/** The number of a cell. `two_ways`: `1.000` in a file that does not settle what its point means. Null: no number of that file. */
export function readNumber(cell: string, sign: '.' | ',' | null): number | 'two_ways' | null {
  const number = cell.trim()
  if (!DECIMAL.test(number)) return null
  if (!/[.,]/.test(number)) return Number(number)
  if (sign !== null && number.includes(sign)) return Number(number.replace(',', '.'))
  return TWO_WAYS.test(number) ? 'two_ways' : null
}
