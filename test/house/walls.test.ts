/** The walls between rooms, by dependency-cruiser: who may import whom, no cycles, and a room only through its index. */
import { readFileSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, it } from 'vitest'

const { options, ...ruleSet } = JSON.parse(readFileSync(new URL('walls.json', import.meta.url), 'utf8'))

async function findings(paths: string[], rules: object = ruleSet): Promise<string[]> {
  const { output } = await cruise(paths, { ...options, ruleSet: rules, validate: true })
  const { summary } = output as ICruiseResult
  return summary.violations.map((one) => `${one.rule.name}: ${one.from} -> ${one.to}`)
}

it('lets no import cross a wall', async () => {
  expect(await findings(['src'])).toEqual([])
}, 120_000)

it('sees an import that crosses one', async () => {
  const forbidden = [{ name: 'planted', severity: 'error', from: { path: '^src/server/plans/' }, to: { path: '^src/server/ledger/' } }]
  expect((await findings(['src/server/plans'], { forbidden })).length).toBeGreaterThan(0)
}, 120_000)
