/** Comments in standard English: no idioms that a newcomer has to decode. Folders join the list once they are done. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const BANNED = new RegExp(
  `\\b(?:${[
    'whoever|whomever|whosoever|whatever|wherever|somebody|anybody|nobody|everybody',
    "of ours|one's own|in force|stands?|stood|standing|tells?|told|brought|anew",
    'reckon\\w*|to life|lest|thereby|upon|hence',
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

/** Comments before and after every token; what looks like one inside a text is not a token's. */
function commentsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ])
      found.set(range.pos, text.slice(range.pos, range.end))
    for (const child of node.getChildren(tree)) visit(child)
  }
  visit(tree)
  return [...found.values()]
}

function idiomsOf(comment: string): string[] {
  return comment.replace(ALLOWED, '').match(BANNED) ?? []
}

it('finds comments and idioms', () => {
  const all = FOLDERS.flatMap(filesBelow).flatMap(commentsOf)
  expect(all.length).toBeGreaterThan(4_000)
  expect(idiomsOf('/** Whoever reads this stands alone. */')).toEqual(['Whoever', 'stands'])
})

it.each(FOLDERS)('%s has comments without idioms', (folder) => {
  const found = filesBelow(folder).flatMap((path) => commentsOf(path).flatMap((text) => idiomsOf(text).map((word) => `${path}: ${word}`)))
  expect(found).toEqual([])
})
