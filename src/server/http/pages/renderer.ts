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

const reading = new AsyncLocalStorage<{ batch: string | null }>()

/** Runs a read of a page's data; `as_of_batch` is null if no call in it was late. */
export function noteBatches<T>(read: () => Promise<T>): Promise<{ readonly data: T; readonly as_of_batch: string | null }> {
  const note = { batch: null as string | null }
  return reading.run(note, async () => ({ data: await read(), as_of_batch: note.batch }))
}

/** `header`: of a reply of the API, if it has one. */
export function noteBatch(header: unknown): void {
  const note = reading.getStore()
  if (note && typeof header === 'string') note.batch = earlier(note.batch, header)
}

/** What a page shows may be read from several calls of the API: the page has the journal up to the earliest batch that they name. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return BigInt(one) < BigInt(other) ? one : other
}
