/** A place as a line of a menu: a link of the router, or a plain one where the public site begins. */
import { Link as RouterLink } from 'react-router'
import { languageNow } from '#web/locales/language.ts'
import type { T } from '#web/locales/text.ts'
import { pathIn } from '#web/site/paths.ts'
import type { NavItem } from '#web/ui/index.ts'
import { isOutside } from '../leave.ts'
import { isCurrent, type Place } from './places.ts'

/** `waits`: how many wait there to be decided. */
export function toItem(place: Place, t: T, pathname: string, waits = 0): NavItem {
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
