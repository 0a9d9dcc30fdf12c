/** A menu item: a router link, or a plain link to the public site. */
import { Link as RouterLink } from 'react-router'
import type { NavItem } from '#web/kit/index.ts'
import { isOutside, languageNow, pathIn } from '#web/shared/locale/language.ts'
import type { T } from '#web/shared/locale/text.ts'
import { isCurrent, type MenuEntry } from '#web/shared/screen/define-screen.ts'

/** `waits`: the number of items waiting for a decision. */
export function toItem(place: MenuEntry, t: T, pathname: string, waits = 0): NavItem {
  return {
    label: t(place.label),
    icon: place.icon,
    href: isOutside(place.href) ? pathIn(languageNow(), place.href) : place.href,
    current: isCurrent(place, pathname),
    count: waits,
    countLabel: t('shell.waiting', { count: waits }),
    render: isOutside(place.href) ? undefined : <RouterLink to={place.href} />,
  }
}
