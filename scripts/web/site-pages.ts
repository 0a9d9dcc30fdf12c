/**
 * Emits site/: the public pages as HTML, rendered from src/web/site when the browser build knows the names of its files. The pages' stylesheet is
 * written into them and is no file of its own. In development each page is rendered when it is asked for.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite'
import type { SiteAssets } from '../../src/web/site/render/assets.ts'

const ENTRY = 'site/client/entry.ts'
/** What the first screen is set in. */
const PRELOADED = ['roboto-latin-400', 'pt-serif-latin-400', 'mulish-latin-700']

type Renderer = { renderSite(assets: SiteAssets): Promise<Readonly<Record<string, string>>> }

export function sitePages(root: string): Plugin {
  return {
    name: 'site-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const assets = await readAssets(root, bundle)
        const { renderSite } = await loadRenderer(join(root, 'src/web/site/render/render.tsx'))
        for (const [fileName, source] of Object.entries(await renderSite(assets))) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

async function readAssets(root: string, bundle: Rolldown.OutputBundle): Promise<SiteAssets> {
  const outputs = Object.values(bundle)
  const entry = outputs.find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(ENTRY)) as Rolldown.OutputChunk | undefined
  const style = outputs.find((one) => one.type === 'asset' && /^assets\/site-.*\.css$/.test(one.fileName)) as
    | Rolldown.OutputAsset
    | undefined
  if (!entry || !style) throw new Error('the browser build gave no script or style for the public pages')
  delete bundle[style.fileName]
  return {
    css: String(style.source).trim(),
    script: `/${entry.fileName}`,
    preload: PRELOADED.map((name) => `/${outputs.find(({ fileName }) => fileName.includes(name))?.fileName}`),
    before_paint: await readFile(join(root, 'src/web/public/mode.js'), 'utf8').then(withoutComment),
    pictureOf: () => '/icon-512.png',
  }
}

/** The renderer and all that it imports as one module for Node. */
async function loadRenderer(entry: string): Promise<Renderer> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: { ssr: entry, write: false, minify: false, rolldownOptions: { output: { format: 'es', codeSplitting: false } } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : [])) as readonly Rolldown.OutputChunk[]
  if (!chunk) throw new Error('the public pages gave no renderer')
  const folder = await mkdtemp(join(tmpdir(), 'site-pages-'))
  try {
    const file = join(folder, 'render.mjs')
    await writeFile(file, chunk.code)
    return (await import(pathToFileURL(file).href)) as Renderer
  } finally {
    await rm(folder, { recursive: true })
  }
}

function withoutComment(script: string): string {
  return script.replace(/^\/\*[\s\S]*?\*\/\s*/, '').trim()
}
