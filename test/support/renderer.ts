/** A browser build's renderer for tests of what serves it: a title for each address, a figure in it where it is written as `{name}`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A screen has the kind in front: `screen /dashboard`. Reading it fails while `globalThis.screens_fail` is true. */
export function writeRenderer(dist_dir: string, titles: Readonly<Record<string, string>>): void {
  const code = `const titles = new Map(Object.entries(${JSON.stringify(titles)}).map(([name, title]) => [name.replace('screen ', ''), title]))
const screens = ${JSON.stringify(Object.keys(titles).filter((name) => name.startsWith('screen ')))}
const address = (path) => ({ language: 'en', kind: screens.includes('screen ' + path) ? 'screen' : 'page', type: 'text/html; charset=utf-8' })
export const openRenderer = async () => ({
  addresses: new Map([...titles.keys()].map((path) => [path, address(path)])),
  languages: ['en'],
  read: async (path) => {
    if (globalThis.screens_fail) throw new Error('no answer for ' + path)
    return null
  },
  render: (path, { live }) => '<!doctype html><title>' + titles.get(path).replace(/\\{(\\w+)\\}/g, (_all, name) => live[name] ?? '–') + '</title>',
})
`
  mkdirSync(join(dist_dir, 'render'), { recursive: true })
  writeFileSync(join(dist_dir, 'render/render.mjs'), code)
  writeFileSync(join(dist_dir, 'render/assets.json'), '{}')
}
