/** Loads the web build's page renderer for Node. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskApi, RenderedPage, Renderer } from '#contract/shared/page-renderer'
import { assert } from '#kernel/assert'

/** Whose page is read: two servers of one process have one renderer. */
const asking = new AsyncLocalStorage<AskApi>()

const askReader: AskApi = (url) => {
  const ask = asking.getStore()
  assert(ask, 'the renderer asks for the data of a page alone')
  return ask(url)
}

/** Null if the build has none. */
export async function loadRenderer(dist_dir: string, ask: AskApi): Promise<Renderer | null> {
  const module = join(dist_dir, 'render/render.mjs')
  if (!existsSync(module)) return null
  const { openRenderer } = (await import(pathToFileURL(module).href)) as {
    openRenderer: (assets: unknown, ask: AskApi) => Promise<Renderer>
  }
  const renderer = await openRenderer(JSON.parse(readFileSync(join(dist_dir, 'render/assets.json'), 'utf8')), askReader)
  // Twins stay one page.
  const own = new Map(
    [...new Set(renderer.pages.values())].map((page) => [page, { ...page, read: () => asking.run(ask, page.read) } as RenderedPage]),
  )
  return { ...renderer, pages: new Map([...renderer.pages].map(([path, page]) => [path, own.get(page) ?? page])) }
}
