/** A browser build's renderer for tests of what serves it: a title for each address, a figure in it where it is written as `{name}`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A screen has the kind in front: `screen /dashboard`. Reading it fails while `globalThis.screens_fail` is true: then it has no title of
 * its own.
 */
export function writeRenderer(dist_dir: string, titles: Readonly<Record<string, string>>, addresses: readonly string[] = []): void {
  const code = `const pageOf = ([name, title]) => [name.replace('screen ', ''), {
  language: 'en',
  kind: name.startsWith('screen ') ? 'screen' : 'page',
  type: 'text/html; charset=utf-8',
  read: async () => {
    if (globalThis.screens_fail) throw new Error('no answer for ' + name)
    return { title }
  },
  render: ({ live, data }) => '<!doctype html><title>' + (data === null && name.startsWith('screen ') ? 'the frame alone' : title).replace(/\\{(\\w+)\\}/g, (_all, name) => live[name] ?? '–') + '</title>',
}]
export const openRenderer = async () => ({ languages: ['en'], addresses: ${JSON.stringify(addresses)}, pages: new Map(Object.entries(${JSON.stringify(titles)}).map(pageOf)) })
`
  mkdirSync(join(dist_dir, 'render'), { recursive: true })
  writeFileSync(join(dist_dir, 'render/render.mjs'), code)
  writeFileSync(join(dist_dir, 'render/assets.json'), '{}')
}
