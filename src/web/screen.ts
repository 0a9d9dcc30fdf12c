/** A screen as the router has it: its code and its texts are fetched when it is first visited. */
import type { RouteObject } from 'react-router'
import { type Area, type FrameKey, loadTexts } from './locales/text.ts'

type Screen = () => Promise<{ readonly Component: React.ComponentType }>

/** `title` is a text of the frame, which stands before the screen does; `areas` are the texts that the screen uses besides, fetched beside its code. */
export function screen(path: string, title: FrameKey, areas: readonly Area[], load: Screen): RouteObject {
  return { ...bare(path, areas, load), handle: { title } }
}

/** A screen that brings its own heading. */
export function bare(path: string, areas: readonly Area[], load: Screen): RouteObject {
  return { path, lazy: async () => (await Promise.all([load(), loadTexts(areas)]))[0] }
}

/** The same screen at more than one path. */
export function twins(paths: readonly string[], title: FrameKey, areas: readonly Area[], load: Screen): RouteObject[] {
  return paths.map((path) => screen(path, title, areas, load))
}
