/** Props of a menu. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { IconName } from '#web/kit/text/Icon.tsx'

export type MenuItem = {
  key: string
  label: ReactNode
  icon?: IconName | undefined
  onSelect?: (() => void) | undefined
  href?: string | undefined
  /** A router's link element. */
  render?: ReactElement | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** A hairline above it. */
  apart?: boolean | undefined
}

export type MenuProps = {
  /** The button element that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  items: readonly MenuItem[]
  /** Text above the items: a name, an email. */
  header?: ReactNode
  align?: 'start' | 'end' | undefined
}
