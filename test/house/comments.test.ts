/** Comments in standard English: no idioms that a newcomer has to decode. Folders join the list once they are done. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const BANNED = new RegExp(
  `\\b(?:${[
    'whoever|whomever|whosoever|whatever|wherever|somebody|anybody|nobody|everybody',
    "of ours|one's own|in force|stands?|stood|standing|tells?|told|brought|anew",
    'reckon\\w*|to life|lest|thereby|upon|hence|bent',
  ].join('|')})\\b`,
  'gi',
)
/** Terms of the field that contain a banned word. */
const ALLOWED = /\bstand-?alone\b/gi

const FOLDERS = [
  'scripts',
  'src/content',
  'src/contract',
  'src/sentences',
  'src/kernel',
  'src/proof',
  'src/server/account',
  'src/server/admin',
  'src/server/announcements',
  'src/server/approvals',
  'src/server/audit',
  'src/server/backup',
  'src/server/books',
  'src/server/bots',
  'src/server/documents',
  'src/server/funding',
  'src/server/http',
  'src/server/identity',
  'src/server/jobs',
  'src/server/ledger',
  'src/server/live',
  'src/server/mail',
  'src/server/market',
  'src/server/messages',
  'src/server/metrics',
  'src/server/people',
  'src/server/plans',
  'src/server/referrals',
  'src/server/retirement',
  'src/server/solvency',
  'src/server/store',
  'src/server/testimonials',
  'src/server/texts',
  'src/server/transactions',
  'src/server/treasury',
  'src/trading',
  'src/forecast',
  'src/web',
  'test',
  'tools',
]
/** Catalogues are texts of screens: test/house/words.test.ts reads them. */
const LEFT_OUT = /\/texts\//

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|m[jt]s)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
}

const PLACES = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/**
 * Only the texts of a file can hold what looks like a comment: they are found by the parser, and the comments between them by a pattern.
 */
function commentsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  let code = ''
  let from = 0
  const visit = (node: ts.Node): void => {
    if (!isText(node)) {
      ts.forEachChild(node, visit)
      return
    }
    code += text.slice(from, node.getStart(tree))
    from = node.end
  }
  visit(tree)
  return (code + text.slice(from)).match(PLACES) ?? []
}

function isText(node: ts.Node): boolean {
  const is_template = node.kind >= ts.SyntaxKind.TemplateHead && node.kind <= ts.SyntaxKind.TemplateTail
  return is_template || ts.isJsxText(node) || ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node)
}

function idiomsOf(comment: string): string[] {
  return comment.replace(ALLOWED, '').match(BANNED) ?? []
}

const comments = new Map(FOLDERS.map((folder) => [folder, filesBelow(folder).map((path) => ({ path, texts: commentsOf(path) }))]))

it('finds comments and idioms', () => {
  expect([...comments.values()].flat().flatMap(({ texts }) => texts).length).toBeGreaterThan(4_000)
  expect(idiomsOf('/** Whoever reads this stands alone. */')).toEqual(['Whoever', 'stands'])
})

it.each([...comments])('%s has comments without idioms', (_folder, files) => {
  expect(files.flatMap(({ path, texts }) => texts.flatMap(idiomsOf).map((word) => `${path}: ${word}`))).toEqual([])
})

/** As the formatter's: a longer line is read by scrolling. */
const COLUMNS = 140

it.each([...comments])('%s has comments that fit in a window', (_folder, files) => {
  const long = (text: string) => text.split('\n').filter((line) => line.length > COLUMNS && !line.includes('biome-ignore'))
  expect(files.flatMap(({ path, texts }) => texts.flatMap(long).map((line) => `${path}: ${line}`))).toEqual([])
})
