/**
 * A screen as the router has it: its code and its texts are fetched when it is first visited. Until they are there the router keeps the screen
 * before it, however long the server does not answer.
 */
import type { RouteObject } from 'react-router'
import type { AppPath } from '#contract/paths'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import { queries } from '#web/shared/call/queries.ts'
import { type Area, type FrameKey, loadTexts } from '#web/shared/locale/text.ts'
import type { Ahead } from './ahead.ts'
import { standsBefore } from './before.ts'
import { allowReload } from './reload-once.ts'

/** `ahead` asks for what the screen shows first. It is waited for where the page stands that was there before the app, so that nothing of it goes. */
type Screen = () => Promise<{ readonly Component: React.ComponentType; readonly ahead?: Ahead }>

/** `title` is a text of the frame, which stands before the screen does; `areas` are the texts that the screen uses besides, fetched beside its code. */
export function screen(path: AppPath, title: FrameKey, areas: readonly Area[], load: Screen): RouteObject {
  return { ...bare(path, areas, load), handle: { title } }
}

/** A screen that brings its own heading. */
export function bare(path: AppPath, areas: readonly Area[], load: Screen): RouteObject {
  const lazy = async () => {
    const [{ Component, ahead }] = await whenLoaded(() => Promise.all([load(), loadTexts(areas)]), 'throw')
    allowReload()
    if (ahead && standsBefore()) await ahead(queries, { path: location.pathname, search: new URLSearchParams(location.search) })
    return { Component }
  }
  return { path, lazy }
}

/** The same screen at more than one path. */
export function twins(paths: readonly AppPath[], title: FrameKey, areas: readonly Area[], load: Screen): RouteObject[] {
  return paths.map((path) => screen(path, title, areas, load))
}
