/**
 * Emits site/: the public pages as HTML, rendered from src/web/site, and the files that they load. The pages' stylesheet is written into them and is no file
 * of its own. In development each page is rendered when it is asked for.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteAssets } from '../../src/web/site/render/assets.ts'
import { type Faces, makeFaces } from './faces/faces.ts'
import { loadModule } from './load-module.ts'
import { screensStyle } from './screens-style.ts'
import { buildSiteClient, type SiteClient } from './site-client.ts'
import { openPainter, type Words } from './site-pictures.ts'

/** What the first screen is set in. */
const PRELOADED = ['pt-serif-400', 'roboto-400']

type Renderer = {
  renderSite(assets: SiteAssets): Promise<Readonly<Record<string, string>>>
  renderScreens(assets: SiteAssets, styleOf: (pages: readonly string[]) => Promise<string>): Promise<Readonly<Record<string, string>>>
  readPictures(): Promise<readonly (Words & { readonly path: string })[]>
}

export function sitePages(root: string): Plugin {
  return {
    name: 'site-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const client = await buildSiteClient(root)
        // A face that the app has too is one file.
        for (const file of client.files.filter(({ fileName }) => !(fileName in bundle)))
          this.emitFile({ type: 'asset', fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source })
        const wholeOf = (face: string) => `/${Object.keys(bundle).find((name) => name.includes(face) && name.endsWith('.woff2')) ?? ''}`
        const faces = await makeFaces(root, wholeOf)
        for (const { fileName, source } of faces.files) this.emitFile({ type: 'asset', fileName, source })
        const shell = bundle['app.html']
        if (shell?.type !== 'asset') throw new Error('the public pages come after the app’s shell')
        const { renderSite, renderScreens, readPictures } = await loadModule<Renderer>(join(root, 'src/web/render.ts'))
        const assets = await assetsOf(root, client, faces, String(shell.source))
        const files = { ...(await renderSite(assets)), ...(await renderScreens(assets, (pages) => screensStyle(root, pages))) }
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
        const paint = await openPainter(root)
        for (const words of await readPictures())
          this.emitFile({ type: 'asset', fileName: pictureOf(words.path).slice(1), source: await paint(words) })
      },
    },
  }
}

/** `/og/market-gold.png` */
function pictureOf(path: string): string {
  return `/og/${path === '/' ? 'front' : path.slice(1).replaceAll('/', '-')}.png`
}

async function assetsOf(root: string, { css, script }: SiteClient, faces: Faces, shell: string): Promise<SiteAssets> {
  const paths = faces.files.map(({ fileName }) => `/${fileName}`)
  return {
    css: css + faces.css,
    faces: faces.css,
    script,
    preload: PRELOADED.flatMap((name) => paths.find((path) => path.includes(name)) ?? []),
    before_paint: await readFile(join(root, 'src/web/public/mode.js'), 'utf8').then(withoutComment),
    shell,
    pictureOf,
  }
}

function withoutComment(script: string): string {
  return script.replace(/^\/\*[\s\S]*?\*\/\s*/, '').trim()
}
