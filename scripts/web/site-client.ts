/**
 * The script and style of the public pages, built apart from the app: chunks that the two shared would make a page load what only the app
 * needs.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { languages } from '../../src/contract/shared/language.ts'
import { CHUNK_NAMES, siteChunks } from './chunks.ts'
import { buildForNode, withModule } from './load-module.ts'
import { texts } from './texts.ts'

export type SiteClient = {
  readonly script: string
  readonly screen_script: string
  readonly css: string
  readonly files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]
}

export async function buildSiteClient(root: string): Promise<SiteClient> {
  const built = await build({
    configFile: false,
    root: join(root, 'src/web'),
    logLevel: 'error',
    publicDir: false,
    plugins: [callTable(root), texts(root), textModules(root), react(), tailwindcss()],
    resolve: { conditions: ['source', ...defaultClientConditions], alias: [routerOfProduction(root)] },
    build: {
      write: false,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        // The kit's index names everything; what a page does not use of it is not in its scripts.
        treeshake: {
          // A visitor's screen does not bring its area's other screens.
          manualPureFunctions: ['defineScreen', 'collect'],
          moduleSideEffects: [
            { test: /\/src\/web\/(?:kit|entities\/\w+)\/|\/node_modules\/(?:react-hot-toast|goober|@base-ui)\//, sideEffects: false },
          ],
        },
        output: { chunkFileNames: CHUNK_NAMES, codeSplitting: { groups: siteChunks } },
        input: {
          'react-first': join(root, 'scripts/web/react-first.ts'),
          page: join(root, 'src/web/document/page-entry.ts'),
          screen: join(root, 'src/web/document/screen-entry.ts'),
          style: join(root, 'src/web/styles/site.css'),
        },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scriptOf = (name: string) => outputs.find((one) => one.type === 'chunk' && one.isEntry && one.name === name)?.fileName
  const [script, screen_script] = [scriptOf('page'), scriptOf('screen')]
  const style = outputs.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
  if (!script || !screen_script || style?.type !== 'asset') throw new Error('the public pages gave no script or no style')
  const files = outputs.filter((one) => one !== style && one.name !== 'react-first')
  return { script: `/${script}`, screen_script: `/${screen_script}`, css: String(style.source).trim(), files }
}

const MODULE = /\/src\/web\/shared\/call\/(?:call-table|member-calls|staff-calls)\.ts$/
const derived = new Map<string, Promise<string>>()

/**
 * Puts the tables of calls as data where the source derives them from the contract: the browser needs no more of the contract than its
 * types.
 */
export function callTable(root: string): Plugin {
  return {
    name: 'call-table',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(join(root, 'src')) || !MODULE.test(id)) return null
      const code = derived.get(id) ?? derive(root, id)
      derived.set(id, code)
      return code
    },
  }
}

async function derive(root: string, path: string): Promise<string> {
  const table = await withModule(await buildForNode(root, path), (module: { readonly callTable: object }) => module.callTable)
  return `export const callTable = ${JSON.stringify(table)}\n`
}

/** The package names its development build alone, which warns in the console and is larger. */
export const routerOfProduction = (root: string) => ({
  find: /^react-router$/,
  replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
})

const CALL = /\btextIn\(([^,()]+(?:\(\))?), '(\w+)'\)/g
const REGISTER = /^import \{ textIn \} from '[^']*\/languages(?:\.ts)?'\n/m
const ONE_TEXT = /^(import \{ (\w+) \} from '#content\/\w\w\/[\w-]+)'/gm
const TEXT = 'text:'

/**
 * Makes each long text that the browser needs a module of its own, with the text of every language. The register (src/content/languages.ts)
 * would bring all texts, and a language's file all that is in it.
 */
export function textModules(root: string): Plugin {
  const content = join(root, 'src/content')
  const files = filesByText(join(content, 'en'))
  return {
    name: 'text-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(TEXT) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${TEXT}`)) return null
      const name = id.slice(TEXT.length + 1)
      const file = files.get(name)
      if (!file) throw new Error(`no text ${name} in ${content}/en`)
      const imports = languages.map((language) => `import { ${name} as ${language} } from '${content}/${language}/${file}?${name}'`)
      return `${imports.join('\n')}\nexport default { ${languages.join(', ')} }\n`
    },
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !/textIn|#content/.test(code)) return null
      return { code: withModules(code), map: null }
    },
  }
}

/** The English file of each text. */
function filesByText(folder: string): ReadonlyMap<string, string> {
  const named = readdirSync(folder).map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))
  return new Map(
    named.flatMap(({ file, code }) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => [name, file] as const)),
  )
}

function withModules(code: string): string {
  const alone = code.replace(ONE_TEXT, "$1?$2'")
  if (!REGISTER.test(alone)) return alone
  const names = new Set([...alone.matchAll(CALL)].map(([, , name]) => name))
  const body = alone.replace(REGISTER, '').replace(CALL, (_, language, name) => `text_${name}[${language}]`)
  if (body.includes('textIn(')) throw new Error('textIn takes the name of a text as it is written')
  return `${[...names].map((name) => `import text_${name} from '${TEXT}${name}'\n`).join('')}${body}`
}
