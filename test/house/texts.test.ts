/**
 * Texts come with what shows them: a screen or a part names the areas that its modules use, all of them and no others, so that no text is missing
 * on a screen and none is fetched for nothing.
 */
import { expect, it } from 'vitest'
import { en } from '../../src/web/locales/en/index.ts'
import type { Texts } from '../../src/web/locales/types/catalogue.ts'
import { frameAreas } from '../../src/web/shared/locale/catalogues.ts'
import { type Fetched, reach, readGraph } from './text-graph.ts'

const ENTRY = 'src/web/app/main.tsx'
const frame: readonly string[] = frameAreas
const graph = readGraph('src/web')
const keys = (await Promise.all(Object.entries(en).map(async ([area, load]) => keysOf((await load())[area as never], area)))).flat()
const known = new Set(keys)
const fetched = [...graph.values()].flatMap((module) => module.fetched)

function keysOf(texts: Texts, path: string): string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const key = `${path}.${name}`
    return typeof text === 'string' || ('one' in text && 'other' in text) ? [key] : keysOf(text as Texts, key)
  })
}

/** A text's key, or the beginning of one whose end is only known when it runs. */
function areaOf(text: string): string | null {
  const [area = ''] = text.split('.')
  if (!(area in en) || area === text) return null
  return known.has(text) || keys.some((key) => key.startsWith(text)) ? area : null
}

function areasOf(modules: Iterable<string>): string[] {
  const texts = [...modules].flatMap((path) => graph.get(path)?.texts ?? [])
  return [...new Set(texts.flatMap((text) => areaOf(text) ?? []))].filter((area) => !frame.includes(area)).sort()
}

function neededBy({ module }: Fetched): string[] {
  return areasOf(reach(graph, module))
}

it('finds the screens and the parts', () => {
  expect(fetched.length).toBeGreaterThan(50)
  expect(fetched.filter(({ module }) => !graph.has(module))).toEqual([])
  expect(neededBy({ by: '', module: 'src/web/features/deposit/route.tsx', areas: [] })).toContain('deposit')
})

it('names at each screen and part the areas that it uses, and no others', () => {
  const told = (areas: readonly string[]) => areas.map((area) => `'${area}'`).join(', ')
  const wrong = fetched
    .map((one) => ({ ...one, needs: neededBy(one) }))
    .filter(({ areas, needs }) => JSON.stringify([...areas].sort()) !== JSON.stringify(needs))
  expect(wrong.map(({ by, areas, needs }) => `${by}: names [${told(areas)}], uses [${told(needs)}]`)).toEqual([])
})

it('starts with the frame’s areas alone', () => {
  expect(areasOf(reach(graph, ENTRY))).toEqual([])
})

it('fetches no texts by the way: code that is imported at run time without its areas has none', () => {
  const loose = [...graph].flatMap(([by, module]) => module.loose.map((path) => ({ by, path, areas: areasOf(reach(graph, path)) })))
  expect(loose.filter(({ areas }) => areas.length > 0)).toEqual([])
})
