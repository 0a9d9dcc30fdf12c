/** The public pages' styles are made from named files: a file that was moved would silently lose its classes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const STYLES = 'src/web/styles'

/** Each name in braces by itself; a folder as it is. */
function named(source: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? []
  return names === undefined ? [source] : names.split(',').map((name) => `${before}${name}${after}`)
}

/** `*` is any one folder. */
function exists(path: string): boolean {
  const [before = '', after] = path.split('/*/')
  if (after === undefined) return existsSync(join(STYLES, path))
  return readdirSync(join(STYLES, before)).some((folder) => existsSync(join(STYLES, before, folder, after)))
}

const missing = (css: string): string[] =>
  [...css.matchAll(/@source (?:not )?"([^"]+)"/g)].flatMap(([, source = '']) => named(source)).filter((path) => !exists(path))

it('finds every file that the styles name', () => {
  expect(['app.css', 'site.css'].flatMap((file) => missing(readFileSync(join(STYLES, file), 'utf8')))).toEqual([])
  expect(missing('@source "../kit/*/{Button,Absent}.tsx";')).toEqual(['../kit/*/Absent.tsx'])
})

/** Sizes of text that a class names and the theme has not: such a class does nothing. */
function unknownSizes(source: string): string[] {
  return [...source.matchAll(/(?<![\w-])text-(\d+)\b/g)].map(([, size = '']) => size).filter((size) => !theme.includes(`--text-${size}:`))
}

const theme = readFileSync(join(STYLES, 'theme.css'), 'utf8')

it('names no size of text that the theme has not', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  const found = files.flatMap((path) => unknownSizes(readFileSync(join('src/web', path), 'utf8')).map((size) => `${path}: text-${size}`))
  expect(found).toEqual([])
  expect(unknownSizes('<p className="md:text-14 text-13 text-text-2">')).toEqual(['13'])
})
