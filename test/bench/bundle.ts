/**
 * How much script the first load of each screen of the app fetches, gzipped: the start, the screen's own code, and its texts in English;
 * charts come later.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { areaChunk } from '../../scripts/web/chunks.ts'
import { groupsOf, SOURCE } from '../../scripts/web/text-files.ts'
import { openTextGraph } from '../../scripts/web/text-graph.ts'
import { defineBench, print, round } from './parts/setup.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Each area declares its screens, and what it fetches, in one file. */
const DECLARED = ['features', 'console'].flatMap((home) =>
  readdirSync(join(ROOT, 'src/web', home))
    .map((area) => `src/web/${home}/${area}/screen.ts`)
    .filter((path) => existsSync(join(ROOT, path))),
)

export const bench = defineBench({
  about: 'kB of script that the first load of each screen fetches, gzipped',
  options: { build: 'dist/web' },
  measure: async (_setup, { build }) => {
    const { start, screens } = weighRoutes(resolve(ROOT, build))
    const kilobytes = (bytes: number): number => round(bytes / 1000, 1)
    const rows = screens.map(({ screen, bytes, files }) => ({
      screen,
      kB: kilobytes(bytes),
      'of it its own': kilobytes(bytes - start),
      files,
    }))
    print(`Start: ${kilobytes(start)} kB`, rows)
  },
})

type Entry = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }
export type Weights = {
  readonly start: number
  readonly screens: readonly { readonly screen: string; readonly bytes: number; readonly files: number }[]
}

export function weighRoutes(dist: string): Weights {
  const manifest: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const bytes = new Map<string, number>()
  const weigh = (file: string): number => {
    const known = bytes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    bytes.set(file, known)
    return known
  }
  const filesOf = (keys: readonly string[]): Set<string> => {
    const seen = new Set<string>()
    const follow = (key: string): void => {
      const entry = manifest[key]
      if (!entry) throw new Error(`${key} is not in the build`)
      if (seen.has(entry.file)) return
      seen.add(entry.file)
      for (const one of entry.imports ?? []) follow(one)
    }
    for (const key of keys) follow(key)
    return seen
  }
  const groups = groupsOf(ROOT, SOURCE)
  const wordsOf = (area: string): string => {
    const name = areaChunk(SOURCE, groups?.get(area) ?? '', area)
    return Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? `words of ${area}`
  }
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0)
  const graph = openTextGraph(ROOT)
  const fetched = DECLARED.flatMap((router) => {
    const path = join(ROOT, router)
    return graph
      .fetchedBy(path, readFileSync(path, 'utf8'))
      .map(({ module }) => ({ router, module: relative(ROOT, module), areas: graph.areasOf(module) }))
  })
  const screens = fetched.map(({ module, areas, router }) => {
    const files = filesOf(['app.html', ...ownRoutes(router), module.replace('src/web/', ''), ...areas.map(wordsOf)])
    return { screen: module.replace('src/web/', ''), bytes: sum(files), files: files.size }
  })
  return { start: sum(filesOf(['app.html'])), screens: screens.sort((a, b) => b.bytes - a.bytes) }
}

/** The declarations of the member's screens come with the start. */
function ownRoutes(router: string): string[] {
  return router.includes('/console/') ? ['console/places.tsx'] : []
}
