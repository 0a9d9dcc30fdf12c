/**
 * Emits render/, with which the server renders the public pages, and the files that they load. The pages' stylesheet is written into them and is no file of
 * its own.
 */
import { join } from 'node:path'
import { defaultServerConditions, type Plugin, type Rolldown, runnerImport } from 'vite'
import { pictureOf, type SiteAssets } from '../../src/web/site/render/assets.ts'
import { type Faces, makeFaces } from './faces.ts'
import { buildForNode, withModule } from './load-module.ts'
import { readMode } from './mode.ts'
import { buildSiteClient, type SiteClient } from './site-client.ts'
import { openPainter, type Words } from './site-pictures.ts'

/** What the first screen is set in. */
const PRELOADED = ['pt-serif-400', 'roboto-400']

type Site = {
  readPictures(): readonly (Words & { readonly path: string })[]
}
type Renderer = { readSite(): Promise<Site> }

export function sitePages(root: string): Plugin {
  return {
    name: 'site-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const client = await buildSiteClient(root)
        for (const file of Object.values(bundle)) if (file.name === 'react-first') delete bundle[file.fileName]
        // A face that the app has too is one file.
        for (const file of client.files.filter(({ fileName }) => !(fileName in bundle)))
          this.emitFile({ type: 'asset', fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source })
        const wholeOf = (face: string) => `/${Object.keys(bundle).find((name) => name.includes(face) && name.endsWith('.woff2')) ?? ''}`
        const faces = await makeFaces(root, wholeOf)
        for (const { fileName, source } of faces.files) this.emitFile({ type: 'asset', fileName, source })
        const shell = bundle['app.html']
        if (shell?.type !== 'asset') throw new Error('the public pages come after the app’s shell')
        const code = await buildForNode(root, join(root, 'src/web/render.tsx'))
        const assets = assetsOf(root, client, faces, { shell: String(shell.source), css: styleOf(bundle) })
        const pictures = await withModule(code, async ({ readSite }: Renderer) => (await readSite()).readPictures())
        const files = {
          ...Object.fromEntries(code.map(({ name, code }) => [`render/${name}`, code])),
          'render/assets.json': JSON.stringify(await assets),
        }
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
        const paint = await openPainter(root)
        for (const words of pictures) this.emitFile({ type: 'asset', fileName: pictureOf(words.path).slice(1), source: await paint(words) })
      },
    },
  }
}

/** The stylesheet that the app's shell names. */
function styleOf(bundle: Rolldown.OutputBundle): string {
  const style = Object.values(bundle).find((file) => file.type === 'asset' && /^assets\/app-.*\.css$/.test(file.fileName))
  if (style?.type !== 'asset') throw new Error('the app has no stylesheet')
  return String(style.source).trim()
}

type App = { readonly shell: string; readonly css: string }

async function assetsOf(root: string, { css, script, screen_script }: SiteClient, faces: Faces, app: App): Promise<SiteAssets> {
  const paths = faces.files.map(({ fileName }) => `/${fileName}`)
  return {
    css: css + faces.css,
    faces: faces.css,
    script,
    screen_script,
    preload: PRELOADED.flatMap((name) => paths.find((path) => path.includes(name)) ?? []),
    before_paint: withoutComment(readMode(root)),
    shell: app.shell,
    app_css: app.css,
    screens: await screenAddresses(root),
  }
}

/** Runs the declarations, not the screens that they load. */
async function screenAddresses(root: string): Promise<SiteAssets['screens']> {
  const { module } = await runnerImport<{ readonly addresses: SiteAssets['screens'] }>(join(root, 'src/web/all-screens.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultServerConditions] },
  })
  return module.addresses
}

function withoutComment(script: string): string {
  return script.replace(/^\/\*[\s\S]*?\*\/\s*/, '').trim()
}
