/** The build adds to what is fetched at run time the texts that it shows (scripts/web/texts.ts), all of them and no others. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTextGraph } from '../../scripts/web/text-graph.ts'
import { withAreas } from '../../scripts/web/texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const graph = openTextGraph(ROOT)
const pathOf = (path: string) => join(ROOT, 'src/web', path)

it('finds the areas that a screen shows, through what it imports', () => {
  expect(graph.areasOf(pathOf('features/deposit/checkout-route.tsx'))).toEqual(['deposit', 'transactions'])
  // Half of a key is enough where the rest is known when it runs, and a part that is fetched later brings its own.
  expect(graph.areasOf(pathOf('features/dashboard/route.tsx'))).toEqual(['dashboard'])
  expect(graph.areasOf(pathOf('features/auth/LogOutScreen.tsx'))).toEqual([])
})

it('starts with the frame’s areas alone', () => {
  for (const entry of ['app/main.tsx', 'page/entry.ts', 'site/client/entry.ts']) expect(graph.areasOf(pathOf(entry))).toEqual([])
})

it('adds them to each import at run time, on the same line', () => {
  const path = pathOf('app/router.tsx')
  const source = readFileSync(path, 'utf8')
  const told = withAreas(graph, source, path)
  expect(told.split('\n')).toHaveLength(source.split('\n').length)
  expect(told).toContain('__withTexts(["transactions","withdraw"], () => import(\'#web/features/withdraw/route.tsx\'))')
  expect(told).toContain("() => import('#web/features/auth/LogOutScreen.tsx')")
  expect(told.match(/__withTexts\(/g)?.length).toBeGreaterThan(25)
})
