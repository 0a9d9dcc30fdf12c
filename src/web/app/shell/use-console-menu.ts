/** The console's menu with its queue counts. Its entries are loaded when the console is first opened. */
import { use } from 'react'
import { useLocation } from 'react-router'
import type { Role } from '#contract/shared/role'
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'
import type { NavItem } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { ConsolePlaces } from '#web/shared/menu/console-places.ts'
import type { MenuEntry } from '#web/shared/menu/places.ts'
import { useAdminOverview } from '#web/shared/menu/use-admin-overview.ts'
import { toItem } from './to-item.tsx'

const NONE: ConsolePlaces = { main: [], more: [], tabs: [] }

let fetched: Promise<typeof import('#web/shared/menu/console-places.ts')> | null = null

function placesHere() {
  fetched ??= whenLoaded(() => import('#web/shared/menu/console-places.ts'))
  return fetched
}

/** `entered` false: the menu outside the console, which has no console entries. */
export function useConsoleMenu(role: Role, entered: boolean) {
  const t = useText()
  const { pathname } = useLocation()
  const queues = useAdminOverview(entered).data?.queues ?? []
  const { main, more, tabs } = entered ? use(placesHere()).consolePlaces(role) : NONE
  const link = (place: MenuEntry): NavItem => {
    const placeQueues = queues.filter(({ name }) => place.queues?.includes(name))
    return toItem(
      place,
      t,
      pathname,
      placeQueues.reduce((sum, { waiting }) => sum + waiting, 0),
    )
  }
  return { main: main.map(link), more: more.map(link), tabs: tabs.map(link) }
}
