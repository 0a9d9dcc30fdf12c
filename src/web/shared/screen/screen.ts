/** A route of the router: its code and texts are loaded on the first visit. Until then the router keeps the previous screen. */
import type { RouteObject } from 'react-router'
import type { AppPath } from '#contract/shared/paths'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import type { FrameKey } from '#web/shared/locale/text.ts'
import { allowReload } from './reload-once.ts'

type Screen = () => Promise<{ readonly Component: React.ComponentType }>

/** `title` is a frame text, shown before the screen loads. */
export function screen(path: AppPath, title: FrameKey, load: Screen): RouteObject {
  return { ...bare(path, load), handle: { title } }
}

/** A screen with its own heading. */
export function bare(path: AppPath, load: Screen): RouteObject {
  const lazy = async () => {
    const { Component } = await whenLoaded(load, 'throw')
    allowReload()
    return { Component }
  }
  return { path, lazy }
}

/** The same screen at more than one path. */
export function twins(paths: readonly AppPath[], title: FrameKey, load: Screen): RouteObject[] {
  return paths.map((path) => screen(path, title, load))
}
