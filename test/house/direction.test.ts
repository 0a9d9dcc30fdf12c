/** Screens are also read from right to left: places are named by the line's start and end, never by left and right. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const TEXT = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
const AMOUNT = String.raw`(?=[\d[(]|px\b|auto\b|full\b)`
const PHYSICAL = new RegExp(
  String.raw`(?<=[\s'"\`:]-?)(?:scroll-)?(?:[mp][lr]-${AMOUNT}|(?:left|right)-${AMOUNT}|text-(?:left|right)(?![\w-])|(?:border|rounded)-[lr](?:-|(?![\w-]))|rounded-[tb][lr](?:-|(?![\w-]))|(?:float|clear)-(?:left|right)(?![\w-]))`,
)
const STYLE = /\b(?:left|right|marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight)\s*:\s*[`'"\d]/
const RULE =
  /^\s*(?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*|text-align)\s*:(?!\s*(?:center|start|end|(?:-webkit-)?match-parent))/

const files = readdirSync('src/web', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const scripts = files.filter((path) => /\.tsx?$/.test(path) && !path.includes('/texts/'))

function physicalIn(text: string): string[] {
  const classes = (text.match(TEXT) ?? []).flatMap((one) => PHYSICAL.exec(one)?.[0] ?? [])
  return [...classes, ...(/style=\{\{.*\}\}/.exec(text)?.[0].match(STYLE) ?? [])]
}

it('names no side by left or right in a class or a style', () => {
  const found = scripts.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => physicalIn(line).map((one) => `${path}: ${one}`)),
  )
  expect(found).toEqual([])
})

it('names none in a stylesheet', () => {
  const sheets = files.filter((path) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(1)
  const found = sheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => RULE.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

it('would see each kind', () => {
  const seen = [
    "'ml-2'",
    "'lg:-mr-[3px]'",
    "'[&>*]:pl-4'",
    "'a left-0 b'",
    "'text-right'",
    "'border-l'",
    "'rounded-tr-2'",
    'style={{ left: `1%` }}',
  ]
  for (const text of seen) expect([text, physicalIn(text).length]).toEqual([text, 1])
  for (const text of ["'ms-2 me-2 start-0 text-end border-s inset-x-0'", "'chevron-left'", "'right'", "'one left'"])
    expect(physicalIn(text)).toEqual([])
})
