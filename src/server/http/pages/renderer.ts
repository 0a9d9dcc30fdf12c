/** Loads the web build's page renderer for Node. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskApi, Renderer } from '#contract/shared/page-renderer'

/** Null if the build has none. */
export async function loadRenderer(dist_dir: string, ask: AskApi): Promise<Renderer | null> {
  const module = join(dist_dir, 'render/render.mjs')
  if (!existsSync(module)) return null
  const { openRenderer } = (await import(pathToFileURL(module).href)) as {
    openRenderer: (assets: unknown, ask: AskApi) => Promise<Renderer>
  }
  return openRenderer(JSON.parse(readFileSync(join(dist_dir, 'render/assets.json'), 'utf8')), ask)
}
