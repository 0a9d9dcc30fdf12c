/** The web's own renderer, built for Node beside the browser's files: the pages that anyone may read, made when they are asked for. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskApi, Renderer } from '#contract/shared/page-renderer'

/** Null where the build has none. */
export async function loadRenderer(dist_dir: string, ask: AskApi): Promise<Renderer | null> {
  const module = join(dist_dir, 'render/render.mjs')
  if (!existsSync(module)) return null
  const { openRenderer } = (await import(pathToFileURL(module).href)) as {
    openRenderer: (assets: unknown, ask: AskApi) => Promise<Renderer>
  }
  return openRenderer(JSON.parse(readFileSync(join(dist_dir, 'render/assets.json'), 'utf8')), ask)
}
