/** A navigation entry. The shell knows no routes and no router: links are passed in ready to render. */
import type { ReactElement, ReactNode } from 'react'
import type { IconName } from '#web/kit/text/Icon.tsx'

export type NavGroup = { title: ReactNode; items: readonly NavItem[] }

export type NavChoices = {
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
  /** A router's link element, e.g. `<Link to="/plans" />`; without it a plain `<a>`. */
  render?: ReactElement | undefined
  /** An action instead of a place (colour mode, log out): rendered as a button. */
  onSelect?: (() => void) | undefined
  /** A choice instead of a place (language). */
  choice?: NavChoices | undefined
}

/** The navigation of small screens, behind its button. */
export type MenuSheetProps = {
  brand: ReactNode
  section?: ReactNode
  items: readonly NavItem[]
  groups?: readonly NavGroup[] | undefined
  endItems: readonly NavItem[]
  labels: { open: string; close: string; nav: string }
  className?: string | undefined
}
