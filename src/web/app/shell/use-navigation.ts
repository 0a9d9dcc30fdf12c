/** The entries of the signed-in menus: the member's, or the console's. */

import { use } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Role } from '#contract/shared/role'
import type { NavItem, Navigation } from '#web/kit/index.ts'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { useLanguageChoice } from '#web/shared/language/LanguageSelect.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { useAdminOverview, waitingAt } from '#web/shared/menu/use-admin-overview.ts'
import { toggleMode, useMode } from '#web/shared/mode/use-mode.ts'
import type { MenuEntry, Screen } from '#web/shared/screen/define-screen.ts'
import { isStaff, type StoredUser } from '#web/shared/session/stored-user.ts'
import * as places from '../menu/places.ts'
import { consoleMenu } from '../menu/places.ts'
import { toItem } from './to-item.tsx'

/** `admin`: in the console. */
export function useNavigation(user: StoredUser, admin: boolean): { navigation: Navigation; tabs: readonly NavItem[] } {
  const t = useText()
  const { pathname } = useLocation()
  const link = (place: MenuEntry) => toItem(place, t, pathname)
  const desk = useConsoleMenu(user.role, admin)
  const foot = useFoot(link(places.footPlace))
  const language = useLanguageChoice()
  const views = isStaff(user) ? [{ ...link(places.investorView), current: !admin }, link(places.console)] : []
  const more = admin ? [] : places.morePlaces.map(link)
  return {
    navigation: {
      items: admin ? desk.main : places.mainPlaces.map(link),
      more: { title: t('shell.more'), items: [...more, ...language] },
      foot,
      views,
      section: admin ? t(`shell.roles.${user.role}`) : undefined,
    },
    tabs: admin ? desk.tabs : places.memberTabs.map(link),
  }
}

function useFoot(place: NavItem): Navigation['foot'] {
  const t = useText()
  const mode = useMode()
  const logOut = useLogOut()
  return {
    place,
    actions: [
      {
        icon: mode === 'dark' ? 'sun' : 'moon',
        label: t(mode === 'dark' ? 'shell.light_mode' : 'shell.dark_mode'),
        onSelect: toggleMode,
      },
      { icon: 'logout', label: t('shell.log_out'), onSelect: () => void logOut() },
    ],
  }
}

/** The console's menu with its queue counts. Its entries are loaded when the console is first opened. */
const NONE = { main: [], tabs: [] }

/** `entered` false: the menu outside the console, which has no console entries. */
function useConsoleMenu(role: Role, entered: boolean) {
  const t = useText()
  const { pathname } = useLocation()
  const queues = useAdminOverview(entered).data?.queues ?? []
  const { main, tabs } = entered ? use(consoleMenu()).consolePlaces(role) : NONE
  const link = (place: MenuEntry): NavItem => toItem(place, t, pathname, waitingAt(place, queues))
  return { main: main.map(link), tabs: tabs.map(link) }
}

/** The shown screen's declaration, and what its address's parameter names; null on the page for unknown addresses. */
export function useScreen(): { readonly screen: Screen; readonly of: string | undefined } | null {
  const match = useMatches().findLast(({ handle }) => handle)
  return match ? { screen: match.handle as Screen, of: Object.values(match.params)[0] } : null
}
