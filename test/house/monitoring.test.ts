/** The files for Prometheus and Grafana: the rules do what their tests say, each alert has a runbook page, and each series exists. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const FOLDER = 'deploy/monitoring'
const RUNBOOKS = 'docs/operations/runbooks'
const rules = readFileSync(`${FOLDER}/alerts.yaml`, 'utf8')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

const store = testStore(quickKind())

it('has a page for each alert: what it means, what to look at, what to do', () => {
  expect(alerts.length).toBeGreaterThanOrEqual(15)
  expect(readdirSync(RUNBOOKS).sort()).toEqual(alerts.map((name) => `${name}.md`).sort())
  for (const name of alerts) {
    expect(rules).toContain(`runbook: ${RUNBOOKS}/${name}.md`)
    const page = readFileSync(`${RUNBOOKS}/${name}.md`, 'utf8')
    const parts = page.split(/^## /m).map((part) => part.split('\n')[0])
    expect([name, parts]).toEqual([name, [`# ${name}`, 'What it means', 'What to look at', 'What to do']])
    const [, expression = ''] = new RegExp(`- alert: ${name}\n +expr: '(.+)'`).exec(rules) ?? []
    expect(page).toContain(expression)
  }
})

it('names only series that /metrics has', async () => {
  const app = await startApp(store)
  const text = await app.assembly.exposition.read()
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const texts = ['alerts.yaml', 'alerts.test.yaml', 'dashboard.json'].map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  const named = new Set(texts.flatMap((text) => text.match(/\b(?:clearterm|nodejs|process)_\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(30)
  const missing = [...named].filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|sum|count)$/, '')))
  expect(missing).toEqual([])
  // Prometheus has these two for each target, and would rename ours.
  expect(text.match(/^clearterm_\w+\{[^}]*\b(?:job|instance)=.*$/gm)).toBeNull()
})

it('has rules that fire on what they are for, and stay silent otherwise', ({ skip }) => {
  if (spawnSync('promtool', ['--version']).status !== 0) return skip('promtool is missing: apt-get install prometheus has it.')
  const options = { cwd: FOLDER, encoding: 'utf8' } as const
  expect(execFileSync('promtool', ['check', 'rules', 'alerts.yaml'], options)).toContain(`SUCCESS: ${alerts.length} rules found`)
  expect(spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], options)).toMatchObject({ status: 0 })
  const tests = readFileSync(`${FOLDER}/alerts.test.yaml`, 'utf8')
  for (const name of alerts)
    expect([name, tests.includes(`- name: ${name} fires`), tests.includes(`- name: ${name} silent`)]).toEqual([name, true, true])
})

it('has a dashboard that Grafana can read: each panel has a place and a query', () => {
  const { panels, uid } = JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')) as {
    uid: string
    panels: { id: number; type: string; gridPos: { x: number; w: number }; targets?: { expr: string }[] }[]
  }
  expect([uid, new Set(panels.map(({ id }) => id)).size]).toEqual(['clearterm', panels.length])
  for (const { type, gridPos, targets } of panels) {
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    if (type !== 'row') expect(targets?.every(({ expr }) => expr !== '')).toBe(true)
  }
})
