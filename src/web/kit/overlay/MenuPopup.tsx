/** The open menu. Arrow keys, typeahead and Escape come from Base UI. */
import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import type { OpenState } from './use-opened.ts'

type MenuPopupProps = Pick<MenuProps, 'items' | 'header' | 'align'> & {
  anchor: OpenState['opener']
  open: boolean
  onOpenChange: OpenState['change']
}

const item =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-2 px-3 text-14 no-underline outline-none select-none md:min-h-9 data-highlighted:bg-surface-2 data-disabled:text-text-3'

export function MenuPopup({ anchor, open, onOpenChange, items, header, align }: MenuPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} align={align} collisionPadding={8} className="z-(--z-pop) outline-none">
          <Base.Popup
            finalFocus={anchor}
            className="min-w-48 max-w-80 rounded-4 bg-pop p-1.5 text-text shadow-pop outline-none transition-[opacity,transform] duration-(--d-1) ease-ui data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            {header && (
              <div className="mb-1.5 border-b border-line-strong px-3 pt-1.5 pb-2.5 text-14 wrap-anywhere text-text-2">{header}</div>
            )}
            {items.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entry({ entry }: { entry: MenuItem }) {
  const look = join(item, entry.danger ? 'text-loss' : 'text-text')
  const inner = (
    <>
      {entry.icon && <Icon name={entry.icon} className={entry.danger ? undefined : 'text-text-2'} />}
      {entry.label}
    </>
  )
  return (
    <>
      {entry.apart && <Base.Separator className="mx-1.5 my-1.5 h-px bg-line-strong" />}
      {entry.href || entry.render ? (
        <Base.LinkItem
          {...(entry.href ? { href: entry.href } : {})}
          {...(entry.render ? { render: entry.render } : {})}
          closeOnClick
          className={look}
        >
          {inner}
        </Base.LinkItem>
      ) : (
        <Base.Item className={look} disabled={entry.disabled ?? false} {...(entry.onSelect ? { onClick: entry.onSelect } : {})}>
          {inner}
        </Base.Item>
      )}
    </>
  )
}

/** Props of a menu. */
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
