/**
 * A screen declares itself once, beside its route. Router, addresses, menus, robots.txt, sitemap, server-rendered pages and search derive
 * from it; src/web/screens.ts and src/web/console/screens.ts collect the screens.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { StaffRole } from '#contract/shared/role'
import type { IconName } from '#web/kit/index.ts'
import type { FrameKey } from '#web/shared/locale/text.ts'
import type { QueueName } from '#web/shared/menu/use-admin-overview.ts'
import type { Catalogue } from '#web/texts/catalogue.ts'
import type { Subject } from './subjects.ts'

export type ScreenModule = { readonly Component: ComponentType; readonly preload?: Preload }

/** `guest`: members are sent on. `member`: visitors are sent to the log-in. Staff screens are the console's. */
type Who = 'guest' | 'anyone' | 'member' | 'staff'

/** A server-rendered screen has a name, with a sentence in the texts. */
export type PageName = NameOf<keyof Catalogue<'en'>['frame']['screens']>
type NameOf<Key> = Key extends `${infer Name}_text` ? Name : never

/** An entry of a menu. `rank` orders the entries of a menu. */
type PlaceIn<Menu> = {
  readonly menu: Menu
  readonly rank: number
  readonly icon: IconName
  /** The title by default. */
  readonly label?: FrameKey
  /** Another name that the search finds. */
  readonly alias?: FrameKey
  /** Other words that the search finds: their key among the palette's texts, which are not part of the start. */
  readonly keywords?: keyof Catalogue<'en'>['palette']['keywords']
  /** Other screens that belong to the entry: the beginnings of their addresses. Its own are included. */
  readonly covers?: readonly `/${string}`[]
}
/** `foot` and `search` are not behind More: the search lists both. `tab`: also at the bottom of a phone. */
export type MenuPlace = PlaceIn<'main' | 'foot' | 'search' | 'more'> & {
  readonly tab?: true
}
/** The console's menu. The screens of a section are tabs beside each other. */
export const consoleSections = ['inbox', 'people', 'money', 'plans', 'support', 'system', 'settings'] as const
export type ConsoleSection = (typeof consoleSections)[number]
export type ConsolePlace = PlaceIn<ConsoleSection> & {
  /** Not current on the screens below its address. */
  readonly exact?: true
  /** The least role with a task there; any staff role by default. */
  readonly least?: StaffRole
  /** The console queues that are processed there, each with the query that shows what waits. */
  readonly queues?: { readonly [Name in QueueName]?: string }
}

type Address<P> = {
  /** `:name` is a parameter. */
  readonly path: P
  /** Other addresses of the same screen. */
  readonly also?: readonly P[]
  readonly load: () => Promise<ScreenModule>
}
/** A screen without a title has a frame and a heading of its own. */
type AppFrame<P> = { readonly title: FrameKey; readonly place?: P }
type OwnFrame = { readonly title?: never; readonly place?: never }
type ServerPage<N> = {
  readonly page: N
  /** For live data or drawings that only browsers make: hydrated without an interaction. */
  readonly hydrate?: 'idle'
  /** Each value of its address's parameter has a page. */
  readonly of?: Subject
  /** Not in the sitemap. */
  readonly unlisted?: true
  readonly rendered?: never
}
type Unlisted = { readonly page?: never; readonly hydrate?: never; readonly of?: never; readonly unlisted?: never }
/**
 * For visitors, but not for search engines. `rendered`: by the server; else it sends the frame, and the browser draws the screen at once.
 */
type ForVisitors = Unlisted & { readonly rendered?: true }
type AppOnly = Unlisted & { readonly rendered?: never }
type ForMembers = {
  /** Forms with amounts never hide them. */
  readonly amounts?: 'shown'
  /** It names its first address as the canonical one. */
  readonly canonical?: true
}
type NotForMembers = { readonly amounts?: never; readonly canonical?: never }

type Definition<P, N> = Address<P> &
  (
    | ({ readonly who: 'guest' | 'anyone' } & (AppFrame<MenuPlace> | OwnFrame) & (ServerPage<N> | ForVisitors) & NotForMembers)
    | ({ readonly who: 'member' } & AppFrame<MenuPlace> & AppOnly & ForMembers)
    | ({ readonly who: 'staff' } & AppFrame<ConsolePlace> & AppOnly & NotForMembers)
  )

/** `N` is the page's name, undefined for a screen that only the app has. */
export type Screen<P extends string = string, N extends PageName | undefined = PageName | undefined> = Address<P> & {
  readonly who: Who
  readonly title?: FrameKey
  readonly place?: MenuPlace | ConsolePlace
  readonly page: N
  readonly hydrate?: 'idle'
  readonly of?: Subject
  readonly unlisted?: true
  readonly rendered?: true
  readonly amounts?: 'shown'
  readonly canonical?: true
}

/* @__NO_SIDE_EFFECTS__ */
export function defineScreen<const P extends `/${string}`, const N extends PageName | undefined = undefined>(
  definition: Definition<P, N>,
): Screen<P, N> {
  return definition as Screen<P, N>
}

/** The first is the screen's own. */
export function addressesOf({ path, also = [] }: Pick<Screen, 'path' | 'also'>): string[] {
  return [path, ...also]
}

/** The screens of several areas as one list. */
/* @__NO_SIDE_EFFECTS__ */
export function collect<const L extends readonly (readonly Screen[])[]>(...areas: L): readonly L[number][number][] {
  return areas.flat()
}

/** The lists of screens, each under its name. Each list adds itself where it is collected. @public */
// biome-ignore lint/suspicious/noEmptyInterface: members are merged in
export interface ScreenLists {}

/** The address of a screen of the app. */
export type AppPath = ScreenLists[keyof ScreenLists] extends readonly (infer S)[] ? (S extends Screen<infer P> ? P : never) : never

/** Preloads a screen's data: on the server before rendering, in the app before it replaces a rendered screen. */
type Destination = { readonly path: string; readonly search: URLSearchParams }

/** Fills `client`. The screen retries failed requests. */
export type Preload = (client: QueryClient, place: Destination) => Promise<unknown>

/** The entries of a menu, from the screens that have a place in it. */
export type MenuEntry = {
  readonly label: FrameKey
  readonly icon: IconName
  readonly href: string
  readonly alias?: FrameKey
  readonly keywords?: MenuPlace['keywords']
  readonly rank: number
  /** The beginnings of the addresses that belong to it. */
  readonly covers: readonly string[]
  readonly tab?: true
  readonly least?: StaffRole
  readonly queues?: ConsolePlace['queues']
}

/** By rank. */
export function entriesOf(
  screens: readonly Screen[],
  menu: (MenuPlace | ConsolePlace)['menu'],
  others: readonly MenuEntry[] = [],
): readonly MenuEntry[] {
  const own = screens.flatMap((screen) => (screen.place?.menu === menu ? entryOf(screen, screen.place) : []))
  return [...own, ...others].sort((a, b) => a.rank - b.rank)
}

function entryOf({ path, also = [], title }: Screen, place: MenuPlace | ConsolePlace): MenuEntry[] {
  const label = place.label ?? title
  const own = 'exact' in place ? [] : [path, ...also]
  return label ? [{ ...place, label, href: path, covers: [...own, ...(place.covers ?? [])] }] : []
}

export function isCurrent({ href, covers }: MenuEntry, path: string): boolean {
  return path === href || covers.some((one) => path === one || path.startsWith(`${one}/`))
}
