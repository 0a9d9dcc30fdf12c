/** A navigation entry. The shell knows no routes and no router: links are passed in ready to render. */
import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '#web/kit/text/Icon.tsx'

export type NavGroup = { title: ReactNode; items: readonly NavItem[] }

/** An icon button at the foot of the navigation: colour mode, log out. */
type NavAction = { icon: IconName; label: string; onSelect: () => void }

export type Navigation = {
  /** At most seven; with `more`, eight entries are visible. */
  items: readonly NavItem[]
  /** Opens in place. */
  more: NavGroup
  /** Always visible. */
  foot: { place: NavItem; actions: readonly NavAction[] }
  /** Above the entries: two sets of screens, for those who have both. */
  views: readonly NavItem[]
  /** Above the entries: the role. */
  section?: ReactNode
}

type NavChoices = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

export type NavItem = {
  label: ReactNode
  icon: IconName
  href: string
  current?: boolean | undefined
  /** A plain number at the end of the line: a queue's length, unread messages. */
  count?: number | undefined
  /** The count in words for screen readers: "5 waiting". */
  countLabel?: string | undefined
  /** A router's link element, e.g. `<Link to="/" />`; without it a plain `<a>`. */
  render?: ReactElement | undefined
  /** An action instead of a place (colour mode, log out): rendered as a button. */
  onSelect?: (() => void) | undefined
  /** A choice instead of a place (language). */
  choice?: NavChoices | undefined
}

/** The navigation of small screens, behind its button. */
export type MenuSheetProps = {
  brand: ReactNode
  navigation: Navigation
  labels: { open: string; close: string; nav: string }
  className?: string | undefined
}
