/** The examples of a page of the docs as one program, and a comparison of what it printed with what the page shows. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { scratch } from '#test/support/scratch.ts'

export type Example = { readonly line: number; readonly code: string; readonly shown: readonly unknown[] }

const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm
/** A value in the output block, one after another: JSON, so a reader sees what a program would get. */
const PLACEHOLDERS: Readonly<Record<string, RegExp>> = {
  '<id>': /^[\w-]{8,80}$/,
  '<token>': /^[\w-]{32,}$/,
  '<instant>': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  '<date>': /^\d{4}-\d\d-\d\d$/,
  '<text>': /^.+$/,
}
const MORE = '…'

/** Each block of TypeScript with the values of the JSON block behind it. */
export function readExamples(path: string): Example[] {
  const page = readFileSync(path, 'utf8')
  const found: Example[] = []
  for (const { index, 1: language, 2: text = '' } of page.matchAll(BLOCK)) {
    if (language === 'ts') found.push({ line: page.slice(0, index).split('\n').length, code: text, shown: [] })
    const last = found.at(-1)
    if (language === 'json' && last) found[found.length - 1] = { ...last, shown: readValues(text) }
  }
  return found
}

/** JSON values with nothing but space between them. */
export function readValues(text: string): unknown[] {
  const values: unknown[] = []
  let rest = text.trim()
  while (rest !== '') {
    const value = /^(?:"(?:[^"\\]|\\.)*"|[\d.-]+|true|false|null)/.exec(rest)?.[0] ?? rest.slice(0, endOf(rest))
    values.push(JSON.parse(value))
    rest = rest.slice(value.length).trim()
  }
  return values
}

/** Where the object or array that a text begins with ends; brackets in strings do not count. */
function endOf(text: string): number {
  let depth = 0
  for (const { index, 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (depth === 0 && token.length === 1) return index + 1
  }
  return text.length
}

/** Runs the examples in a process of their own, as a reader would, and returns what each printed. */
export async function runExamples(examples: readonly Example[], env: Readonly<Record<string, string>>): Promise<unknown[][]> {
  const print = `const console = { log: (...values) => process.stdout.write(values.map((one) => JSON.stringify(one) + '\\n').join('')) }`
  const parts = examples.map(({ code }) => `${code}\nprocess.stdout.write('\\f\\n')`)
  const source = ts.transpileModule([print, ...parts].join('\n'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const file = join(scratch(), 'guide.mjs')
  await writeFile(file, source.outputText)
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env: { ...process.env, ...env }, timeout: 60_000 })
  return stdout
    .split('\f\n')
    .slice(0, -1)
    .map((printed) => readValues(printed))
}

/**
 * The output with its values replaced by the documented placeholders, and without the parts that `…` omits: must equal the documentation.
 */
export function asShown(printed: unknown, shown: unknown): unknown {
  if (typeof shown === 'string') {
    const placeholder = PLACEHOLDERS[shown]
    if (placeholder) return typeof printed === 'string' && placeholder.test(printed) ? shown : printed
    const parts = shown.split(/(<\w+>)/)
    if (parts.length === 1 || typeof printed !== 'string') return printed
    const pattern = parts.map((part) => PLACEHOLDERS[part]?.source.replace(/^\^|\$$/g, '') ?? part.replace(/[^\w ]/g, '\\$&')).join('')
    return new RegExp(`^${pattern}$`).test(printed) ? shown : printed
  }
  if (Array.isArray(printed) && Array.isArray(shown)) return printed.map((one, at) => asShown(one, shown[at]))
  if (!isRecord(printed) || !isRecord(shown)) return printed
  const names = MORE in shown ? Object.keys(printed).filter((name) => name in shown) : Object.keys(printed)
  const members = names.map((name) => [name, asShown(printed[name], shown[name])] as const)
  return Object.fromEntries(MORE in shown ? [...members, [MORE, MORE]] : members)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
