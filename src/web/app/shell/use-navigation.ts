/** The entries of the signed-in menus: the member's, or the console's. */
import { useLocation } from 'react-router'
import type { NavItem, Navigation } from '#web/kit/index.ts'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { useLanguageChoice } from '#web/shared/language/use-language-choice.ts'
import { useText } from '#web/shared/locale/text.ts'
import { toggleMode, useMode } from '#web/shared/mode/use-mode.ts'
import type { MenuEntry } from '#web/shared/screen/menu-entry.ts'
import { isStaff, type StoredUser } from '#web/shared/session/stored-user.ts'
import * as places from '../menu/places.ts'
import { toItem } from './to-item.tsx'
import { useConsoleMenu } from './use-console-menu.ts'

/** `admin`: in the console. */
export function useNavigation(user: StoredUser, admin: boolean): { navigation: Navigation; tabs: readonly NavItem[] } {
  const t = useText()
  const { pathname } = useLocation()
  const link = (place: MenuEntry) => toItem(place, t, pathname)
  const desk = useConsoleMenu(user.role, admin)
  const foot = useFoot(link(places.footPlace))
  const language = useLanguageChoice()
  const views = isStaff(user) ? [{ ...link(places.investorView), current: !admin }, link(places.console)] : []
  const more = admin ? desk.more : places.morePlaces.map(link)
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
