/**
 * The script and style of the public pages, built apart from the app: chunks that the two shared would make a page load what only the app
 * needs.
 */
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { callTable } from './call-table.ts'
import { CHUNK_NAMES, siteChunks } from './chunks.ts'
import { routerOfProduction } from './router-of-production.ts'
import { textModules } from './text-modules.ts'
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
          page: join(root, 'src/web/page/page-entry.ts'),
          screen: join(root, 'src/web/page/screen-entry.ts'),
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
