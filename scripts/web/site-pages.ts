/**
 * Emits render/, with which the server renders the public pages, and the files that they load. The pages' stylesheet is written into them
 * and is no file of its own.
 */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { defaultServerConditions, type Plugin, type Rolldown, runnerImport } from 'vite'
import { pictureOf, type SiteAssets } from '../../src/web/document/render/assets.ts'
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
        const code = await buildForNode(root, join(root, 'src/web/document/render.tsx'))
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

/**
 * The faces of the public pages: each cut down to the letters of the languages that we write with it, so that a first visit loads half the
 * bytes. A name with another letter in it brings the whole face beside it.
 */
const faces = [
  { file: 'roboto-latin-400-normal', family: 'Roboto', weight: 400 },
  { file: 'roboto-latin-500-normal', family: 'Roboto', weight: 500 },
  { file: 'mulish-latin-700-normal', family: 'Mulish', weight: 700 },
  { file: 'pt-serif-latin-400-normal', family: 'PT Serif', weight: 400 },
] as const

/** What is printed of ASCII, the letters of Spanish, French and German, and the signs that our texts have. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_none, index) => 0x20 + index),
  ...[...'ÁÉÍÓÚÑÜáéíóúñü¿¡ÀÂÆÇÈÊËÎÏÔÙÛŒŸàâæçèêëîïôùûœÿÄÖäößªº'].map((letter) => letter.codePointAt(0) ?? 0),
  ...[...'\u00a0\u2009\u202f\u2066\u2068\u2069–—‘’‚“”„«»‹›…·•×÷−§©°€‰¼½¾'].map((sign) => sign.codePointAt(0) ?? 0),
]
/** What the whole faces hold. */
const LATIN = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215'

type Faces = {
  readonly css: string
  readonly files: readonly { readonly fileName: string; readonly source: Buffer }[]
}

/** `wholeOf` gives the path of a whole face in the build. */
async function makeFaces(root: string, wholeOf: (file: string) => string): Promise<Faces> {
  const made = await Promise.all(
    faces.map(async ({ file, family, weight }) => {
      const folder = file.split('-latin')[0] ?? ''
      const woff = await readFile(join(root, 'node_modules/@fontsource', folder, 'files', `${file}.woff`))
      // Substitutes for letters are left out: our texts ask for none, and each would be an outline more.
      const source = await subsetFont(woff, String.fromCodePoint(...LETTERS), { targetFormat: 'woff2', noLayoutClosure: true })
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/${file.replace('-latin', '').replace('-normal', '')}-${hash}.woff2`
      return { fileName, source, css: rule(family, weight, wholeOf(file), LATIN) + rule(family, weight, `/${fileName}`, ranges(LETTERS)) }
    }),
  )
  return { files: made, css: made.map(({ css }) => css).join('') }
}

/** Of two faces that both have a letter the later one is asked. */
function rule(family: string, weight: number, url: string, letters: string): string {
  return `@font-face{font-family:${family};font-style:normal;font-display:swap;font-weight:${weight};src:url(${url})format("woff2");unicode-range:${letters}}`
}

function ranges(letters: readonly number[]): string {
  const sorted = [...new Set(letters)].sort((one, other) => one - other)
  const parts: { from: number; to: number }[] = []
  for (const letter of sorted) {
    const last = parts.at(-1)
    if (last && letter === last.to + 1) last.to = letter
    else parts.push({ from: letter, to: letter })
  }
  const hex = (value: number): string => value.toString(16).toUpperCase()
  return parts.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
