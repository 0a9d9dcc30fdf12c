/** The walls between rooms, by dependency-cruiser: who may import whom, no cycles, and a room only through its index. */
import { readFileSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, it } from 'vitest'

const { options, ...rules } = JSON.parse(readFileSync(new URL('walls.json', import.meta.url), 'utf8'))
/** A wall where there is none, so that one walk over the source also shows that crossing one is seen. */
const planted = { name: 'planted', severity: 'error', from: { path: '^src/server/plans/' }, to: { path: '^src/server/ledger/' } }
let found: ICruiseResult['summary']['violations'] = []

beforeAll(async () => {
  const ruleSet = { ...rules, forbidden: [...rules.forbidden, planted] }
  const { output } = await cruise(['src'], { ...options, ruleSet, validate: true })
  found = (output as ICruiseResult).summary.violations
}, 120_000)

it('lets no import cross a wall', () => {
  const crossing = found.filter(({ rule }) => rule.name !== planted.name)
  expect(crossing.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
})

it('sees an import that crosses one', () => {
  expect(found.filter(({ rule }) => rule.name === planted.name).length).toBeGreaterThan(0)
})
