/** A short list of actions behind a button; it is fetched with its first opening. */
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, Suspense } from 'react'
import type { IconName } from './Icon.tsx'
import { patient } from './patient.ts'
import { useOpened } from './use-opened.ts'

const MenuPopup = patient(async () => (await import('./MenuPopup.tsx')).MenuPopup)

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
  /** Text above the items: a name, an e-mail. */
  header?: ReactNode
  align?: 'start' | 'end' | undefined
}

export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  const { opener, open, asked, toggle, change, wiring } = useOpened('menu')
  return (
    <>
      {cloneElement(trigger, { ...wiring, ref: opener, onClick: toggle })}
      {asked && (
        <Suspense fallback={null}>
          <MenuPopup anchor={opener} open={open} onOpenChange={change} items={items} header={header} align={align} />
        </Suspense>
      )}
    </>
  )
}
