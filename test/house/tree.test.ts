/** ARCHITECTURE.md names every room, so that a newcomer who meets a folder has read what it is for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const tree = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').split('```')[1] ?? ''

it.each(['src', 'src/server', 'src/web'])('has a line for each folder of %s', (folder) => {
  const rooms = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.length).toBeGreaterThan(5)
  expect(rooms.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}/`).test(tree))).toEqual([])
})

it('has a line for each tool', () => {
  const tools = readdirSync(join(ROOT, 'tools')).filter((name) => !name.endsWith('.ts'))
  expect(tools.filter((name) => !tree.includes(name))).toEqual([])
})
