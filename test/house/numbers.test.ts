/**
 * Numbers are formatted in one place: money in kernel/money.ts, the rest in kernel/format. Elsewhere nothing formats a number by a locale,
 * and nothing in the browser reads a typed one but by kernel/format/typed.ts. Translators leave figures, codes and addresses alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Each formats by a locale, or puts a currency or percent sign behind or before a number of its own. */
const FORMATS = [/\.toLocaleString\(/, /\bNumberFormat\b(?!Options)/, /\.toFixed\(\d*\)\}[ \u00a0\u202f]?%`/, /`\$\$\{[^`]*\.toFixed\(/]
const HOME = ['src/kernel/format/duration.ts', 'src/kernel/format/number.ts']
/** Lengths in CSS, positions in a drawing, and a recorded reason in English. */
const NOT_SHOWN = ['src/server/bots/run/decide-due.ts', 'src/web/shared/term/TermBar.tsx']

function formatsNumbers(source: string): boolean {
  return FORMATS.some((format) => format.test(source))
}

function sources(): readonly string[] {
  return ['src', 'tools'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => join(root, path)),
  )
}

it('formats numbers in kernel/format alone', () => {
  expect(sources().length).toBeGreaterThan(1_000)
  expect(
    sources()
      .filter((path) => formatsNumbers(readFileSync(path, 'utf8')))
      .toSorted(),
  ).toEqual([...HOME, ...NOT_SHOWN].toSorted())
})

/** Each joins cells to a line, takes a line apart, or doubles the quotes of a cell. */
const TABLES = [
  /\.join\(['"`][,;\t]['"`]\)\}?[^\n]{0,20}\\r?\\?n/,
  /\.split\(['"`][;\t]['"`]\)\.map\((?:cell|unquote)/,
  /'""'/,
  /\blines?\b[^\n]{0,30}\.split\(['"`],['"`]\)/,
]
const TABLES_HOME = 'src/kernel/format/csv.ts'
/** Joins what a digest is made of. */
const DIGEST = 'src/web/features/lab/saved/run-body.ts'

it('writes and reads tables in kernel/format/csv.ts alone', () => {
  const found = sources().filter((path) => TABLES.some((table) => table.test(readFileSync(path, 'utf8'))))
  expect(found).toEqual([TABLES_HOME, DIGEST])
  const others = ["cells.join(',') + '\\r\\n'", "const cells = line.split(',')", `text.replaceAll('"', '""')`]
  expect(others.filter((line) => !TABLES.some((table) => table.test(line)))).toEqual([])
})

it('would see another format', () => {
  const others = [
    "amount.toLocaleString('de')",
    'new Intl.NumberFormat(language)',
    '`$' + '{share.toFixed(2)} %`',
    '`$$' + '{amount.toFixed(2)}`',
  ]
  expect(others.filter((line) => !formatsNumbers(line))).toEqual([])
})

/** A typed text that is read as a number, or from which what is no digit is taken. The slider's own value is no text. */
const READS = [
  /\b(?:Number|parseFloat|parseInt)\([^)]*\b(?:typed|draft|target|event|field)\b/,
  /valueAsNumber/,
  /\.replace\(\/\\D\//,
  /\[\\s\$,\]/,
]
const MAY_READ = ['src/kernel/format/typed.ts', 'src/web/kit/form/RangeSlider.tsx']
const readsTyped = (source: string): boolean => READS.some((read) => read.test(source))

it('reads typed numbers in kernel/format/typed.ts alone', () => {
  const sources = ['src/web', 'src/kernel'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => join(root, path)),
  )
  expect(sources.filter((path) => readsTyped(readFileSync(path, 'utf8'))).toSorted()).toEqual(MAY_READ)
  const others = ['Number(draft.trials)', 'Number.parseFloat(event.target.value)', "text.replace(/\\D/g, '')", 'parseInt(typed, 10)']
  expect(others.filter((line) => !readsTyped(line))).toEqual([])
})

/** A field of decimals asks where its digits can mean two figures: only the kit's own take them. */
const DECIMALS = /inputMode=(?:"decimal"|\{[^}]*'decimal')/

it('takes typed decimals in the two fields that ask', () => {
  const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx$/.test(path))
  expect(sources.filter((path) => DECIMALS.test(readFileSync(join('src/web', path), 'utf8'))).toSorted()).toEqual([
    'kit/form/MoneyInput.tsx',
    'kit/form/NumberInput.tsx',
  ])
  expect(DECIMALS.test(`inputMode={whole ? 'numeric' : 'decimal'}`)).toBe(true)
})

/** What is no language: printed by these functions, or named so. */
const FIGURE =
  /^(?:moneyText|formatUsd|priceText|countText|decimalText|percentText|shareText|changeText|shortAddress|shortRoot|wealthText|twoPlaces)\(|(?:^|\.)(?:address|code|secret|entry_id|epoch|data_digest|phone|calling_code|masked|command)$/
const ALONE = /<(\w+)((?:\s+[\w-]+=(?:"[^"]*"|\{[^{}]*\}))*)>\s*\{([^{}]+)\}\s*<\/\1>/g

function translatable(source: string): string[] {
  return [...source.matchAll(ALONE)]
    .filter(
      ([, , attributes = '', content = '']) =>
        FIGURE.test(content.trim()) && /\bnum\b|dir="ltr"/.test(attributes) && !/translate="no"/.test(attributes),
    )
    .map(([element]) => element)
}

it('keeps figures, codes and addresses from translators', () => {
  const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test)\.tsx$/.test(path) && !path.startsWith('gallery'),
  )
  expect(
    sources.flatMap((path) => translatable(readFileSync(join('src/web', path), 'utf8')).map((element) => `${path}: ${element}`)),
  ).toEqual([])
  expect(
    ['Money', 'Percent'].filter((name) => !/<span\s+translate="no"/.test(readFileSync(`src/web/kit/text/${name}.tsx`, 'utf8'))),
  ).toEqual([])
  expect(translatable('<span className="num">{priceText(coin.price)}</span> <bdi dir="ltr">{wallet.address}</bdi>')).toHaveLength(2)
})
