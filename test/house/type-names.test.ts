/**
 * One name, one thing: a type that two rooms of the server, or a room and a pure folder, export under the same name is listed in
 * type-names.json. The list may only get shorter. The web's own types repeat those of the contract by intention and are not read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROOM = /^(?:server\/([^/]+)|kernel|sentences|contract|proof|trading|forecast|content)\//
/** Defined here; a name that is handed on has `from` on its line. */
const DEFINED = /^export (?:type|interface) (\w+)\b(?!.*\bfrom\b)/gm
const known: readonly string[] = JSON.parse(readFileSync(new URL('type-names.json', import.meta.url), 'utf8'))

function roomsByName(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    const room = ROOM.exec(path)?.[0]
    if (!room || !path.endsWith('.ts') || path.endsWith('.test.ts')) continue
    for (const [, name = ''] of readFileSync(join(ROOT, 'src', path), 'utf8').matchAll(DEFINED))
      found.set(name, (found.get(name) ?? new Set()).add(room))
  }
  return found
}

const rooms = roomsByName()
const doubled = [...rooms].filter(([, { size }]) => size > 1).map(([name]) => name)

it('finds the types', () => {
  expect(rooms.size).toBeGreaterThan(500)
  expect([...(rooms.get('Refused') ?? [])]).toEqual(['kernel/'])
})

it('gives no further name to two things', () => {
  expect(doubled.filter((name) => !known.includes(name)).map((name) => `${name}: ${[...(rooms.get(name) ?? [])].join(' ')}`)).toEqual([])
})
