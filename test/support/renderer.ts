/** A browser build's renderer for tests of what serves it: a title for each address, a figure in it where it is written as `{name}`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function writeRenderer(dist_dir: string, titles: Readonly<Record<string, string>>): void {
  const code = `const titles = new Map(Object.entries(${JSON.stringify(titles)}))
const address = { language: 'en', kind: 'page', type: 'text/html; charset=utf-8' }
export const openRenderer = async () => ({
  addresses: new Map([...titles.keys()].map((path) => [path, address])),
  render: (path, { live }) => '<!doctype html><title>' + titles.get(path).replace(/\\{(\\w+)\\}/g, (_all, name) => live[name] ?? '–') + '</title>',
})
`
  mkdirSync(join(dist_dir, 'render'), { recursive: true })
  writeFileSync(join(dist_dir, 'render/render.mjs'), code)
  writeFileSync(join(dist_dir, 'render/assets.json'), '{}')
}
