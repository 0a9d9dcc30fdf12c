/** A place as a line of a menu: a link of the router, or a plain one where the public site begins. */
import { Link as RouterLink } from 'react-router'
import type { T } from '#web/locales/text.ts'
import type { NavItem } from '#web/ui/index.ts'
import { isOutside } from '../leave.ts'
import { isCurrent, type Place } from './places.ts'

export function toItem(place: Place, t: T, pathname: string): NavItem {
  return {
    label: t(place.label),
    icon: place.icon,
    href: place.href,
    current: isCurrent(place, pathname),
    render: isOutside(place.href) ? undefined : <RouterLink to={place.href} />,
  }
}
