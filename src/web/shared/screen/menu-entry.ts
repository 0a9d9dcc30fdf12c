/** The entries of a menu, from the screens that have a place in it. */
import type { StaffRole } from '#contract/shared/role'
import type { IconName } from '#web/kit/index.ts'
import type { FrameKey } from '#web/shared/locale/text.ts'
import type { ConsolePlace, MenuPlace, Screen } from './define-screen.ts'

export type MenuEntry = {
  readonly label: FrameKey
  readonly icon: IconName
  readonly href: string
  readonly alias?: FrameKey
  readonly keywords?: MenuPlace['keywords']
  readonly tabs?: MenuPlace['tabs']
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
