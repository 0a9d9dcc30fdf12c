/** The tree of ARCHITECTURE.md, in both directions: it has each folder once, and each folder that it names exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const tree = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split('```')[1] ?? ''
/** Their folders must all be there. */
const DESCRIBED = ['src', 'src/server', 'src/web', 'test', 'scripts', 'docs', 'tools', 'deploy']
const NAME = /(?<![\w./-])([a-z][\w-]*(?:\/[a-z][\w-]*)*)\/(?=[\s,;:)]|$)/g
const isFolder = (path: string): boolean => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isDirectory()

/**
 * By indentation, a folder at the start of a line or of a column is below the one above it. Any other is in the folder whose line names it.
 */
function namedFolders(): string[] {
  const named: string[] = []
  const above: string[] = []
  for (const line of tree.split('\n')) {
    const depth = (line.length - line.trimStart().length) / 2
    for (const { 1: name = '', index } of line.matchAll(NAME)) {
      const opens = index === depth * 2 ? depth <= above.length && depth <= 2 : line.slice(index - 2, index) === '  '
      if (opens) above.splice(Math.min(depth, above.length - (index > depth * 2 ? 1 : 0)))
      const inside = opens ? [above.join('/')] : [named.at(-1) ?? '', above.join('/'), above.slice(0, -1).join('/')]
      const path = inside.map((folder) => join(folder, name)).find(isFolder) ?? `no folder: ${name}`
      named.push(path)
      if (opens) above.push(name)
    }
  }
  return named
}

it('names only folders that exist, each once', () => {
  const named = namedFolders()
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => path.startsWith('no folder'))).toEqual([])
  expect(named.filter((path, at) => named.indexOf(path) !== at)).toEqual([])
})

it.each(DESCRIBED)('names each folder of %s', (folder) => {
  const below = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const named = new Set(namedFolders())
  expect(below.length).toBeGreaterThan(1)
  expect(below.map(({ name }) => `${folder}/${name}`).filter((path) => !named.has(path))).toEqual([])
})
