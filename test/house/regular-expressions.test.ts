/** sec/A17: no regular expression that ships can be made to backtrack without end, whatever a caller sends. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePattern } from 'redos-detector'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const BACKTRACKS = 2_000

type Literal = { readonly path: string; readonly pattern: string; readonly flags: string }

const literals: readonly Literal[] = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .flatMap((entry) => literalsOf(join(entry.parentPath, entry.name)))

function literalsOf(path: string): Literal[] {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ path, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

function isSafe({ pattern, flags }: Pick<Literal, 'pattern' | 'flags'>): boolean {
  return isSafePattern(pattern, {
    caseInsensitive: flags.includes('i'),
    dotAll: flags.includes('s'),
    unicode: flags.includes('u'),
    maxScore: BACKTRACKS,
    timeout: 20_000,
  }).safe
}

describe('sec/A17 regular expressions', () => {
  it('are found', () => {
    expect(literals.length).toBeGreaterThan(40)
  })

  it('never backtrack without end', () => {
    const unlike = new Map(literals.map((literal) => [`${literal.pattern}/${literal.flags}`, literal]))
    expect([...unlike.values()].filter((literal) => !isSafe(literal)).map(({ path, pattern }) => `${path}: ${pattern}`)).toEqual([])
  }, 120_000)

  it('would be seen if they did', () => {
    expect(isSafe({ pattern: '^(a+)+$', flags: '' })).toBe(false)
  })
})
