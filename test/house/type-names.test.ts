/**
 * One name, one thing: a type that two rooms of the server, or a room and a pure folder, export under the same name is listed in
 * type-names.json. The list only gets shorter. The web's own types repeat those of the contract by intention and are not read.
 * And a name says what the thing is: a list of names that say how it was come by instead.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROOM = /^(?:server\/([^/]+)|kernel|sentences|contract|proof|trading|forecast|content)\//
/** Defined here; a name that is handed on has `from` on its line. */
const DEFINED = /^export (?:type|interface) (\w+)\b(?!.*\bfrom\b)/gm
/** No thing is called so: a row, a user, a reply; a limit is MAX or MIN, a pause RETRY or REFRESH. */
const BANNED = {
  types: ['Asked', 'Ear', 'Found', 'Held', 'Judged', 'Kept', 'Made', 'Place', 'Read', 'Sought', 'Told'],
  constants: ['AGAIN_\\w+', 'BOX', 'COUNTED', '(?:FEWEST|LEAST|LONGEST|MOST|SHORTEST)(?:_\\w+)?', 'SHOWN', 'SOUGHT', 'TOLD'],
  values: ['bent', 'hear', 'heard', 'made', 'said', 'sought', 'tell', 'told'],
  /** A test finds and knows things before it judges them. */
  values_of_product: ['found', 'known'],
}
/** Pure cores whose names were not part of the change, and long texts. */
const UNREAD = /^src\/(?:kernel|proof|forecast|content|trading\/rules|web\/locales|server\/ledger\/post)\/|^test\/attack\/|^tools\/verify\//
const listed: readonly string[] = JSON.parse(readFileSync(new URL('type-names.json', import.meta.url), 'utf8'))

function roomsByName(): Map<string, Set<string>> {
  const rooms_of = new Map<string, Set<string>>()
  for (const path of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    const room = ROOM.exec(path)?.[0]
    if (!room || !path.endsWith('.ts') || path.endsWith('.test.ts')) continue
    for (const [, name = ''] of readFileSync(join(ROOT, 'src', path), 'utf8').matchAll(DEFINED))
      rooms_of.set(name, (rooms_of.get(name) ?? new Set()).add(room))
  }
  return rooms_of
}

const rooms = roomsByName()
const doubled = [...rooms].filter(([, { size }]) => size > 1).map(([name]) => name)

it('finds the types', () => {
  expect(rooms.size).toBeGreaterThan(500)
  expect([...(rooms.get('Refused') ?? [])]).toEqual(['kernel/'])
})

it('gives no further name to two things', () => {
  expect(doubled.filter((name) => !listed.includes(name)).map((name) => `${name}: ${[...(rooms.get(name) ?? [])].join(' ')}`)).toEqual([])
})

it('lists no name that belongs to one thing only', () => {
  expect(listed.filter((name) => !doubled.includes(name))).toEqual([])
})

/** Declarations of a banned name. */
function bannedIn(path: string, source: string): string[] {
  if (UNREAD.test(path)) return []
  const is_test = /\.test\.tsx?$|^test\//.test(path)
  const values = /^(?:tools|scripts)\//.test(path) ? [] : [...BANNED.values, ...(is_test ? [] : BANNED.values_of_product)]
  const named = `(?:type|interface) (${BANNED.types.join('|')})|(?:const|let|function) (${[...BANNED.constants, ...values].join('|')})`
  return [...source.matchAll(new RegExp(`\\b(?:${named})\\b`, 'g'))].map(([declared]) => `${path}: ${declared}`)
}

it('declares no name that says how a thing was come by', () => {
  const files = ['src', 'test', 'tools', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const sources = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('type-names.test.ts'))
  expect(sources.flatMap((path) => bannedIn(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  expect(bannedIn('src/server/a.ts', 'const known = 1\ntype Found = 1\nconst MOST_BARS = 1')).toHaveLength(3)
})
