/** The build adds to what is fetched at run time the texts that it shows (scripts/web/texts.ts), all of them and no others. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { areaModule, groupsOf } from '../../scripts/web/text-files.ts'
import { openTextGraph } from '../../scripts/web/text-graph.ts'
import { withAreas } from '../../scripts/web/texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const graph = openTextGraph(ROOT)
const pathOf = (path: string) => join(ROOT, 'src/web', path)

it('finds the areas that a screen shows, through what it imports', () => {
  expect(graph.areasOf(pathOf('features/deposit/checkout-route.tsx'))).toEqual(['deposit', 'transactions'])
  // Half of a key is enough where the rest is known when it runs.
  expect(graph.areasOf(pathOf('console/retirement/application-route.tsx'))).toEqual(['admin', 'applications', 'missing', 'retirement'])
  // A part that is fetched later brings its own.
  expect(graph.areasOf(pathOf('features/dashboard/route.tsx'))).toEqual(['dashboard', 'sums'])
  expect(graph.areasOf(pathOf('features/auth/LogOutScreen.tsx'))).toEqual([])
})

it('starts with the frame’s areas alone', () => {
  for (const entry of ['app/main.tsx', 'document/page-entry.ts', 'document/screen-entry.ts'])
    expect(graph.areasOf(pathOf(entry))).toEqual([])
})

it('adds them to each import at run time, on the same line', () => {
  const areas = readdirSync(pathOf('features')).filter((area) => existsSync(pathOf(`features/${area}/screen.ts`)))
  const all = areas.map((area) => {
    const path = pathOf(`features/${area}/screen.ts`)
    const source = readFileSync(path, 'utf8')
    const generated = withAreas(graph, source, path)
    expect(generated.split('\n')).toHaveLength(source.split('\n').length)
    return generated
  })
  const generated = all.join('')
  expect(generated).toMatch(/__withTexts\(\[[^\]]*"withdraw"\], \(\) => import\('\.\/route\.tsx'\)\)/)
  expect(generated).toContain("() => import('./LogOutScreen.tsx')")
  expect(generated.match(/__withTexts\(/g)?.length).toBeGreaterThan(25)
})

it('makes a module of one area, with what it needs of its file alone', () => {
  const path = pathOf('texts/en/proof.ts')
  expect(areaModule(path, 'proof')).toMatch(/^import \{ epochFigures \} from .*\nexport const proof = \{/)
  expect(areaModule(path, 'stats')).toMatch(/^export const stats = \{/)
  expect(areaModule(path, 'stats')).not.toMatch(/epochFigures|export const proof/)
  expect(() => areaModule(path, 'nothing')).toThrow('exports no nothing')
})

it('names the areas that a language lacks', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [language, source] of [
    ['en', "export const one = { a: 'A' }\nexport const two = { b: 'B' }\n"],
    ['de', "export const one = { a: 'A' }\n"],
  ] as const) {
    mkdirSync(join(root, 'src/web/texts', language), { recursive: true })
    writeFileSync(join(root, 'src/web/texts', language, 'start.ts'), source)
  }
  expect([...(groupsOf(root, 'en') ?? [])]).toEqual([
    ['one', 'start'],
    ['two', 'start'],
  ])
  expect(() => groupsOf(root, 'de')).toThrow('src/web/texts/de lacks what English has: two')
  expect(groupsOf(root, 'fr')).toBeNull()
})
