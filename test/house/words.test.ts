/** What people read is plain and true: no form of the words that sell what cannot be promised, in any catalogue, mail, seed or page of the docs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const FORBIDDEN = /guarant|risk[- ]free|can(?:'|’)?t lose|cannot lose|passive income|100 ?% safe|\bprofit/i
const READ = [
  'src/web',
  'src/server/messages',
  'src/server/mail',
  'src/server/identity',
  'src/server/plans',
  'src/server/funding',
  'src/server/greeting.ts',
  'src/contract',
]

function filesBelow(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Every text that a program may show: string literals, templates and the words between tags. Comments are the authors' own. */
function textsOf(path: string): string[] {
  const tree = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ES2023,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      texts.push(node.text)
    node.forEachChild(visit)
  }
  visit(tree)
  return texts
}

const texts = READ.flatMap(filesBelow).flatMap((path) => textsOf(path).map((text) => ({ path, text })))

it('finds the texts', () => {
  expect(texts.length).toBeGreaterThan(2_000)
})

it('has no word that promises what the ledger does not hold', () => {
  expect(texts.filter(({ text }) => FORBIDDEN.test(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

it('would see one', () => {
  expect(['Guaranteed', 'risk-free', 'You can’t lose', 'passive income', '100% safe', 'Profit'].every((text) => FORBIDDEN.test(text))).toBe(
    true,
  )
})
