/**
 * Copies what a server needs at run time into an empty folder: the build, those files of its dependencies that it loads, and the list of
 * all hashes. The packages for the browser are in the build already, so a fifth of node_modules is enough.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, filesBelow } from './build.mjs'
import { ROOT } from './run.mjs'

const BESIDE = ['package.json', 'LICENSE', 'NOTICE', 'CHANGELOG.md', '.env.example', 'deploy/serve.mjs', 'deploy/health.mjs']
const IN_BROWSER = /^web\/(?!render\/)/
/**
 * What the server reads without an import: pictures of the manual, and the fonts of documents (src/server/documents/pdf/face.ts and
 * fallback.ts).
 */
const PICTURES = 'docs/pictures/manual'
const FONTS = ['node_modules/@fontsource', 'node_modules/@fontsource-variable']
const FONT_FILE = /(-(400|700|800)-normal\.woff|-wght-normal\.woff2|(package|unicode)\.json)$/

export async function pack(folder) {
  await build()
  const { nodeFileTrace } = await import('@vercel/nft')
  const built = await pathsIn(join(ROOT, 'dist'))
  const programs = built.filter((path) => /\.m?js$/.test(path) && !IN_BROWSER.test(path)).map((path) => join(ROOT, 'dist', path))
  const { fileList } = await nodeFileTrace(programs, { base: ROOT, processCwd: ROOT, moduleSyncCatchall: true, fileIOConcurrency: 64 })
  const loaded = [...fileList].filter((path) => path.startsWith('node_modules/'))
  const pictures = (await pathsIn(join(ROOT, PICTURES))).map((path) => `${PICTURES}/${path}`)
  const files = await Promise.all(FONTS.map(async (home) => (await pathsIn(join(ROOT, home))).map((path) => `${home}/${path}`)))
  const fonts = files.flat().filter((path) => FONT_FILE.test(path))
  const own = built.filter((path) => !path.startsWith('.')).map((path) => `dist/${path}`)
  const paths = new Set([...BESIDE, ...own, ...pictures, ...fonts, ...loaded])
  for (const path of paths) if ((await stat(join(ROOT, path))).isFile()) await copy(path, folder)
  const sums = []
  for (const path of await pathsIn(folder)) sums.push(`${sha256(await readFile(join(folder, path)))}  ${path}\n`)
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''))
  return sha256(sums.join(''))
}

async function copy(path, folder) {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await copyFile(join(ROOT, path), target)
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex')
}

async function pathsIn(folder) {
  return (await filesBelow(folder)).map((path) => relative(folder, path))
}
