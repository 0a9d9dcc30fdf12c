/**
 * Texts come with what shows them. The build derives it: each `import()` of code also fetches the areas of texts that this code names, and
 * each language has an index of its areas. So source lists neither, and nothing is fetched for nothing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isLanguage, type Language, languages } from '../../src/contract/shared/language.ts'
import { areaModule, FRAME, groupsOf, homeOf, SOURCE } from './text-files.ts'
import { openTextGraph, type TextGraph } from './text-graph.ts'

const WITH_TEXTS = "import { withTexts as __withTexts } from '#web/shared/locale/language.ts';"

export function texts(root: string): Plugin {
  const graph = graphOf(root)
  /** What was added to a module that fetches others. */
  const added = new Map<string, string>()
  return {
    name: 'texts',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/web\/texts\// },
      handler: (id) => textModule(root, id),
    },
    transform: {
      filter: { id: /\/src\/web\/[^?]*(?<!\.test)\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const told = withAreas(graph, code, id)
        added.set(id, told)
        return told === code ? null : { code: told, map: null }
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(join(root, 'src/web'))) return
      graph.forget(file)
      const stale = [...added].filter(([id, told]) => withAreas(graph, readFileSync(id, 'utf8'), id) !== told).map(([id]) => id)
      return [...modules, ...stale.flatMap((id) => [...(this.environment.moduleGraph.getModulesByFile(id) ?? [])])]
    },
  }
}

const graphs = new Map<string, TextGraph>()

/** One for all builds of a process. */
function graphOf(root: string): TextGraph {
  const graph = graphs.get(root) ?? openTextGraph(root)
  graphs.set(root, graph)
  return graph
}

/** A module with the areas added to each of its `import()`, on the same lines. */
export function withAreas(graph: TextGraph, code: string, id: string): string {
  let told = code
  for (const { module, start, end } of graph.fetchedBy(id, code).toReversed()) {
    const areas = graph.areasOf(module)
    if (areas.length > 0)
      told = `${told.slice(0, start)}__withTexts(${JSON.stringify(areas)}, () => ${told.slice(start, end)})${told.slice(end)}`
  }
  return told === code ? code : `${WITH_TEXTS} ${told}`
}

/** What the build writes of src/web/texts; null for what is there as it is. */
function textModule(root: string, id: string): string | null {
  const [path = '', query] = id.split('?')
  const asked = new URLSearchParams(query)
  const [area, language] = [asked.get('area'), asked.get('language')]
  if (area !== null) return areaModule(path, area)
  if (path === join(homeOf(root), 'everywhere.ts')) return everywhere(root)
  if (path !== join(homeOf(root), 'shelves.ts')) return null
  return isLanguage(language) ? shelfOf(root, language) : shelvesOf(root)
}

function shelfOf(root: string, language: Language): string {
  const areas = [...(groupsOf(root, language) ?? [])].map(([area, group]) => `${area}: () => import('${pathOf(language, group, area)}')`)
  return `export const shelf = {\n${areas.join(',\n')}\n}\n`
}

function shelvesOf(root: string): string {
  const frame = [...(groupsOf(root, SOURCE) ?? [])].filter(([, group]) => group === FRAME).map(([area]) => area)
  const others = languages.filter((language) => language !== SOURCE && groupsOf(root, language))
  return [
    `import { shelf } from './shelves.ts?language=${SOURCE}'`,
    ...frame.map((area) => `import { ${area} } from '${pathOf(SOURCE, FRAME, area)}'`),
    `export const frame = { ${frame.join(', ')} }`,
    'export const shelves = {',
    `${SOURCE}: () => Promise.resolve(shelf),`,
    ...others.map((language) => `${language}: async () => (await import('./shelves.ts?language=${language}')).shelf,`),
    '}\n',
  ].join('\n')
}

/** Each area that the module declares, in every language. */
function everywhere(root: string): string {
  const declared = readFileSync(join(homeOf(root), 'everywhere.ts'), 'utf8').matchAll(/export declare const (\w+)/g)
  const spoken = languages.filter((language) => groupsOf(root, language))
  return [...declared]
    .map(([, area = '']) => {
      const from = (language: Language) => pathOf(language, groupsOf(root, language)?.get(area) ?? '', area)
      const imports = spoken.map((language) => `import { ${area} as ${area}_${language} } from '${from(language)}'`)
      return `${imports.join('\n')}\nexport const ${area} = { ${spoken.map((language) => `${language}: ${area}_${language}`).join(', ')} }\n`
    })
    .join('\n')
}

function pathOf(language: Language, group: string, area: string): string {
  return `./${language}/${group}.ts?area=${area}`
}
