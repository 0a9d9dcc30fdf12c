/** The web's own renderer, built for Node beside the browser's files: the pages that anyone may read, made when they are asked for. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/language'

/** The figures of a page by name, in its language. */
export type LiveTexts = Readonly<Record<string, string>>

/** `screen`: shown by the app too, at the same address. `missing`: what an unknown address of its language shows. `language` null: the reader's own. */
export type Address = { readonly language: Language | null; readonly kind: 'page' | 'screen' | 'missing'; readonly type: string }

export type Renderer = {
  readonly addresses: ReadonlyMap<string, Address>
  readonly languages: readonly Language[]
  /** What a screen is rendered with; null where it has nothing to read. */
  readonly read: (address: string) => Promise<unknown>
  /** Throws for an address that is not listed. */
  readonly render: (address: string, given: Given) => string
}

/** `origin`: the address under which people reach us, without a slash at its end. `data`: what `read` gave. */
export type Given = { readonly language: Language; readonly origin: string; readonly live: LiveTexts; readonly data: unknown }

/** One GET of the API, as a visitor makes it. */
export type AskApi = (url: string) => Promise<{ readonly status: number; readonly text: string }>

/** Null where the build has none. */
export async function loadRenderer(dist_dir: string, ask: AskApi): Promise<Renderer | null> {
  const module = join(dist_dir, 'render/render.mjs')
  if (!existsSync(module)) return null
  const { openRenderer } = (await import(pathToFileURL(module).href)) as {
    openRenderer: (assets: unknown, ask: AskApi) => Promise<Renderer>
  }
  return openRenderer(JSON.parse(readFileSync(join(dist_dir, 'render/assets.json'), 'utf8')), ask)
}
