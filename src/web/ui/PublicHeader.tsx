/** Head of public pages: mark, places from 62em, the two doors in. Below 62em the places sit behind the menu button. */
import { useRender } from '@base-ui/react/use-render'
import type { ReactNode } from 'react'
import { join } from './join.ts'
import { Logo } from './Logo.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import type { NavItem } from './nav.ts'

export type PublicHeaderProps = {
  brand?: ReactNode
  nav?: readonly NavItem[] | undefined
  /** Log in, sign up, colour mode. */
  actions?: ReactNode
  labels: { nav: string; openMenu: string; closeMenu: string }
}

export function PublicHeader({ brand = <Logo href="/" />, nav = [], actions, labels }: PublicHeaderProps) {
  return (
    <header className="border-b border-line">
      <div className="wrap flex h-(--h-top) items-center gap-8">
        {brand}
        {nav.length > 0 && (
          <nav aria-label={labels.nav} className="hidden flex-1 gap-1 lg:flex">
            {nav.map((item) => (
              <Place key={item.href} item={item} />
            ))}
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2">
          {actions}
          {nav.length > 0 && (
            <MenuSheet
              brand={brand}
              items={nav}
              endItems={[]}
              labels={{ open: labels.openMenu, close: labels.closeMenu, nav: labels.nav }}
              className="-me-2 lg:hidden"
            />
          )}
        </div>
      </div>
    </header>
  )
}

function Place({ item }: { item: NavItem }) {
  return useRender({
    defaultTagName: 'a',
    render: item.render,
    props: {
      href: item.href,
      'aria-current': item.current ? 'page' : undefined,
      className: join(
        'rounded-3 px-2.5 py-2.5 font-head text-14 font-semibold whitespace-nowrap no-underline hover:bg-surface-2 hover:text-text xl:px-3',
        item.current ? 'text-text' : 'text-text-2',
      ),
      children: item.label,
    },
  })
}
