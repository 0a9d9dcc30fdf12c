/** The console's menu with its queue counts. Its entries are loaded when the console is first opened. */
import { use } from 'react'
import { useLocation } from 'react-router'
import type { Role } from '#contract/shared/role'
import type { NavItem } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useAdminOverview } from '#web/shared/menu/use-admin-overview.ts'
import type { MenuEntry } from '#web/shared/screen/menu-entry.ts'
import { consoleMenu } from '../menu/console-menu.ts'
import { toItem } from './to-item.tsx'

const NONE = { main: [], more: [], tabs: [] }

/** `entered` false: the menu outside the console, which has no console entries. */
export function useConsoleMenu(role: Role, entered: boolean) {
  const t = useText()
  const { pathname } = useLocation()
  const queues = useAdminOverview(entered).data?.queues ?? []
  const { main, more, tabs } = entered ? use(consoleMenu()).consolePlaces(role) : NONE
  const link = (place: MenuEntry): NavItem => {
    const placeQueues = queues.filter(({ name }) => place.queues?.[name] !== undefined)
    return toItem(
      place,
      t,
      pathname,
      placeQueues.reduce((sum, { waiting }) => sum + waiting, 0),
    )
  }
  return { main: main.map(link), more: more.map(link), tabs: tabs.map(link) }
}
