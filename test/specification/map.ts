/** docs/specification-map.md as rows, and the texts of the tests that a row cites. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PAGE = 'docs/specification-map.md'
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const sources = new Map<string, string>()

export type Row = {
  readonly line: number
  readonly section: string
  readonly specification: string
  readonly here: string
  readonly file: string
  readonly test: string
  /** What the cited test names: literals in backticks, or a reason why there can be none. */
  readonly shows: string
}

export type Citation = { readonly path: string; readonly part: string }

const page = readSource(PAGE)
export const lines = page.split('\n')
export const rows: readonly Row[] = readRows()
export const done = rows.filter(({ here }) => !here.startsWith('note:'))

function readRows(): Row[] {
  let section = ''
  return lines.flatMap((text, at) => {
    section = /^#{2,3} (.*)$/.exec(text)?.[1] ?? section
    return rowOf(text, at + 1, section)
  })
}

function rowOf(text: string, line: number, section: string): Row[] {
  if (!text.startsWith('| ')) return []
  const [specification = '', here = '', file = '', test = '', shows = '', ...more] = text.slice(2, -2).split(' | ')
  if (specification === 'specification') return []
  return [{ line, section, specification, here, file, test: more.length === 0 ? test : '', shows }]
}

/** What is in backticks. */
export function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner)
}

/** Where a row is, so that a failure can be found. */
export function at({ line }: Pick<Row, 'line'>, what: string): string {
  return `${PAGE}:${line} ${what}`
}

export function citationsOf(row: Row): readonly Citation[] {
  return quoted(row.test).map((test) => {
    const [path = '', part = ''] = test.split(' › ')
    return { path, part }
  })
}

/** A file of the repository, read once. */
export function readSource(path: string): string {
  const text = sources.get(path) ?? readFileSync(join(ROOT, path), 'utf8')
  sources.set(path, text)
  return text
}

export function exists(path: string): boolean {
  return sources.has(path) || existsSync(join(ROOT, path))
}

/**
 * What a cited test says, or null where there is none: its text, the tables and steps of its file that it names, and the tables that
 * it takes from test/specification, or the whole file where it takes something else.
 */
export function textOf({ path, part }: Citation): string | null {
  if (!/\.test\.tsx?$/.test(path) || !exists(path)) return null
  const source = readSource(path)
  const found = testsIn(source).filter(({ title }) => title.includes(part))
  if (found.length === 0) return null
  return found.map(({ text }) => [text, ...tablesNamed(source, text), ...importsNamed(source, text, path)].join('\n')).join('\n')
}

type FoundTest = { readonly title: string; readonly text: string }

/** The tests of a file, each from its `it` (and the table before its title) to its end. */
function testsIn(source: string): FoundTest[] {
  return source
    .split(/^(?=[ \t]*(?:it|longIt|anyIt|journey|smoke|test|describe)\b)/m)
    .slice(1)
    .flatMap((text) => {
      const title = /(['"`])((?:(?!\1).)*)\1,\s*(?:async )?\(/.exec(text)?.[2]
      return title === undefined ? [] : [{ title, text: text.slice(0, endOf(text)) }]
    })
}

function endOf(text: string): number {
  const indent = /^[ \t]*/.exec(text)?.[0] ?? ''
  const end = new RegExp(`\\n${indent}\\}[),]`).exec(text)
  return end ? end.index : text.length
}

/** Lists, records and functions at the top level of a test's file. */
function tablesNamed(source: string, text: string): string[] {
  const tables = source.matchAll(/^const (\w+)[^\n]*= (?:new \w+\()?(?:[[{`][\s\S]*?\n[\]}]|[^\n]*)/gm)
  const steps = source.matchAll(/^(?:async )?function (\w+)\([\s\S]*?\n\}/gm)
  return [...tables, ...steps].filter(([, name = '']) => new RegExp(`\\b${name}\\b`).test(text)).map(([table]) => table)
}

function importsNamed(source: string, text: string, path: string): string[] {
  return [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*specification\/[^']*|\.\/[^']*)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const file = from.startsWith('#test/') ? from.replace('#test', 'test') : join(dirname(path), from)
      const named = names.split(',').map((name) => name.trim())
      const used = named.filter((name) => name && new RegExp(`\\b${name}\\b`).test(text))
      return file.startsWith('test/specification/') && exists(file) ? used.map((name) => exported(readSource(file), name)) : []
    },
  )
}

/** A table by its name; any other export counts as the whole table. */
function exported(source: string, name: string): string {
  return new RegExp(`^export const ${name}\\b[^\\n]* = [{[](?:\\n[\\s\\S]*?)?\\n[}\\]]`, 'm').exec(source)?.[0] ?? source
}
