/** The walls between rooms, by dependency-cruiser: who may import whom, no cycles, and a room only through its index. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, it } from 'vitest'
import { rooms } from '../../src/server/rooms.ts'

const { options, ...rules } = JSON.parse(readFileSync(new URL('walls.json', import.meta.url), 'utf8'))
/** A wall where there is none, so that one walk over the source also shows that crossing one is seen. */
const planted = { name: 'planted', severity: 'error', from: { path: '^src/server/plans/' }, to: { path: '^src/server/ledger/' } }
const declared = rooms.filter(({ name }) => name !== 'store')
const knowing = declared.map(({ name, knows }) => ({
  name: `${name} knows what its room.ts names`,
  severity: 'error',
  from: { path: `^src/server/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/server/', pathNot: `^src/server/(${[name, 'room', ...knows].join('|')})/` },
}))
let result: ICruiseResult

beforeAll(async () => {
  const ruleSet = { ...rules, forbidden: [...rules.forbidden, ...knowing, planted] }
  result = (await cruise(['src'], { ...options, ruleSet, validate: true })).output as ICruiseResult
}, 120_000)

it('lets no import cross a wall', () => {
  const crossing = result.summary.violations.filter(({ rule }) => rule.name !== planted.name)
  expect(crossing.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
})

it('sees an import that crosses one', () => {
  expect(result.summary.violations.filter(({ rule }) => rule.name === planted.name).length).toBeGreaterThan(0)
})

it('finds each room that a room.ts says it knows among its imports', () => {
  const imported = (name: string) =>
    new Set(
      result.modules
        .filter(({ source }) => source.startsWith(`src/server/${name}/`) && !source.endsWith('.test.ts'))
        .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => /^src\/server\/(\w+)\//.exec(resolved)?.[1])),
    )
  expect(
    declared.flatMap(({ name, knows }) => knows.filter((other) => !imported(name).has(other)).map((other) => `${name}: ${other}`)),
  ).toEqual([])
})

it('has a room.ts in every room of the server', () => {
  const folders = readdirSync('src/server', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const without = folders.map(({ name }) => name).filter((name) => !declared.some((room) => room.name === name))
  // What rooms are made of, and what runs them.
  expect(without.sort()).toEqual(['config', 'http', 'jobs', 'process', 'room', 'store', 'threads'])
})

/** What the product is about; the kit's components would serve another one as well. */
const DOMAIN = new Set(
  (
    'plan plans invest invested investment investments investor member members wallet wallets deposit deposits withdraw withdrawal withdrawals ' +
    'coin coins bot bots trade trades reserve accrued accrual principal promised maturity matured ledger epoch custody coverage referral ' +
    'subscribed'
  ).split(' '),
)
/** A picture is named after what it shows. Names of colours are the design's. */
const PICTURES = 'src/web/kit/text/icons.ts'
const COLOURS = /(?<=-)term-[a-z-]+/g

const domainWords = (source: string) => [
  ...new Set(
    source
      .replace(COLOURS, '')
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
      .map((word) => word.toLowerCase())
      .filter((word) => DOMAIN.has(word)),
  ),
]

it('keeps the domain out of the kit', () => {
  const files = readdirSync('src/web/kit', { recursive: true, encoding: 'utf8' }).map((path) => join('src/web/kit', path))
  const sources = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path) && path !== PICTURES)
  expect(sources.length).toBeGreaterThan(70)
  expect(sources.flatMap((path) => domainWords(readFileSync(path, 'utf8')).map((word) => `${path}: ${word}`))).toEqual([])
})

it('would see a word of the domain in the kit', () => {
  expect(domainWords("walletsLoaded: 'bg-term-accrued', partOfPrincipal")).toEqual(['wallets', 'principal'])
})

const AREAS = /^(src\/(?:server\/\w+|contract|trading|content|forecast|proof|kernel))\/([\w-]+)\//

it('has no cycle between the sub-folders of a room', () => {
  const arrows = new Map<string, Set<string>>()
  for (const { source, dependencies } of result.modules) {
    const [, area, folder] = AREAS.exec(source) ?? []
    if (!area || source.endsWith('.test.ts')) continue
    for (const { resolved } of dependencies) {
      const [, other, to] = AREAS.exec(resolved) ?? []
      if (other !== area || to === folder) continue
      const from = join(area, String(folder))
      arrows.set(from, (arrows.get(from) ?? new Set()).add(join(area, String(to))))
    }
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))))
  const both = [...arrows].flatMap(([from, all]) =>
    [...all].filter((to) => from < to && reaches(to, from)).map((to) => `${from} <-> ${to}`),
  )
  expect(both).toEqual([])
})
