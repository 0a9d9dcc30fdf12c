/**
 * What is changed in the product to see whether a row's test notices. Derived from the row: the first literal that it shows is altered in
 * the first of its files, or of the screen texts, in which it is. Where that does not fit, plants.ts has an entry.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Citation, citationsOf, exists, quoted, type Row, readSource, textOf } from './map.ts'
import { plants } from './plants.ts'

export type Plan = {
  /** The changed files of the source. */
  readonly texts: ReadonlyMap<string, string>
  /** The text to alter everywhere, also in the browser build. Null: rebuild instead. */
  readonly altered: string | null
  /** The cited tests that are to notice, the quick ones first. */
  readonly tests: readonly Citation[]
  /** Why there is no plan. */
  readonly wrong: readonly string[]
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Texts that a screen takes from elsewhere than its own file. */
const SCREEN_TEXTS = ['src/web/texts/en', 'src/content/en'].flatMap(sourcesBelow)
const SOURCE = /\.(?:tsx?|mjs|css|html|sql|json)$/
const NAME = /^[a-z_]\w*$/i

export function planFor(row: Row): Plan {
  const explicit = plants.filter((plant) => row.specification.startsWith(plant.row))
  const [plant, ...more] = explicit
  if (more.length > 0) return none(`several plants: ${more.map((one) => one.row).join(', ')}`)
  if (plant && 'edits' in plant) return planOfEdits(row, plant.edits)
  const literals = plant ? [plant.alter] : quoted(row.shows)
  const files = plant?.file ? [plant.file] : [...quoted(row.file).filter(isSource), ...screenTexts(row)]
  for (const literal of literals)
    for (const file of files) {
      const source = readSource(file)
      const changed = alterIn(source, literal)
      if (changed !== source) return { texts: new Map([[file, changed]]), altered: literal, tests: testsWith(row, literal), wrong: [] }
    }
  return none(`nothing to plant: ${literals.join(', ') || row.shows} is in none of the row’s files; plants.ts needs an entry`)
}

function planOfEdits(row: Row, edits: readonly { readonly file: string; readonly from: string; readonly to: string }[]): Plan {
  const texts = new Map<string, string>()
  for (const { file, from, to } of edits) {
    if (!exists(file)) return none(`no such file: ${file}`)
    const parts = (texts.get(file) ?? readSource(file)).split(from)
    if (parts.length !== 2) return none(`stale: ${file} has ${parts.length - 1} times: ${from}`)
    texts.set(file, parts.join(to))
  }
  return { texts, altered: null, tests: quickFirst(citationsOf(row)), wrong: [] }
}

function none(reason: string): Plan {
  return { texts: new Map(), altered: null, tests: [], wrong: [reason] }
}

function isSource(path: string): boolean {
  return SOURCE.test(path) && !/\.test\.tsx?$/.test(path) && exists(path)
}

function screenTexts(row: Row): readonly string[] {
  return citationsOf(row).some(isJourney) || quoted(row.file).some((file) => file.startsWith('src/web/')) ? SCREEN_TEXTS : []
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort()
}

export function isJourney({ path }: Citation): boolean {
  return path.startsWith('test/journeys/')
}

function testsWith(row: Row, literal: string): readonly Citation[] {
  const cited = citationsOf(row)
  const naming = cited.filter((test) => textOf(test)?.includes(literal))
  return quickFirst(naming.length > 0 ? naming : cited)
}

function quickFirst(tests: readonly Citation[]): readonly Citation[] {
  return [...tests.filter((test) => !isJourney(test)), ...tests.filter(isJourney)]
}

/** Every place of the literal outside of comments. */
function alterIn(source: string, literal: string): string {
  return source
    .split('\n')
    .map((line) => (/^\s*(?:\*|\/\/|\/\*|--)/.test(line) ? line : alterText(line, literal)))
    .join('\n')
}

/** Every place of the literal; of a mere name only where it is a text, or the name of a field or column. */
export function alterText(source: string, literal: string): string {
  if (!source.includes(literal)) return source
  const text = `${/^\w/.test(literal) ? '(?<![\\w$])' : ''}${escaped(literal)}${/\w$/.test(literal) ? '(?![\\w$])' : ''}`
  const named = `(?<=['"\`])${text}(?=['"\`])|(?<![.\\w])${text}(?=\\??: )|(?<=AS )${text}|(?<=>)${text}(?=<)`
  return source.replace(new RegExp(NAME.test(literal) ? named : text, 'g'), alter(literal))
}

/** Another text of the same length and kind: its last letter, or else its last digit, is another one. */
function alter(literal: string): string {
  const at = /[a-z]/i.test(literal) ? literal.search(/[a-z](?=[^a-z]*$)/i) : literal.search(/\d(?=\D*$)/)
  if (at < 0) return `${literal}${literal.slice(-1)}`
  const was = literal.charAt(at)
  const now = /\d/.test(was) ? String(9 - Number(was)) : was.toLowerCase() === 'q' ? 'x' : was === was.toLowerCase() ? 'q' : 'Q'
  return literal.slice(0, at) + now + literal.slice(at + 1)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
