/**
 * The frame of every signed-in page: ribbon, 240px side navigation from 62em, top bar that hides on scrolling down and returns on
 * scrolling up, tab bar and menu sheet below 62em. Menu entries and texts are props.
 */
import type { ReactNode } from 'react'
import { join } from '#web/kit/text/join.ts'
import { Logo } from '#web/kit/text/Logo.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import { NavGroups } from './NavGroups.tsx'
import { NavLine } from './NavLine.tsx'
import type { NavGroup, NavItem } from './nav.ts'
import { SkipLink } from './SkipLink.tsx'
import { TabBar } from './TabBar.tsx'
import { useHidesOnScroll } from './use-hides-on-scroll.ts'

export type AppShellProps = {
  ribbon: ReactNode
  /** Title of the page, its h1. */
  title: ReactNode
  nav: readonly NavItem[]
  /** Further places, each group with a heading. */
  groups?: readonly NavGroup[] | undefined
  /** At the foot of the side navigation: colour mode, profile, log out. */
  endNav?: readonly NavItem[] | undefined
  /** Five at most, for phones. */
  tabs: readonly NavItem[]
  /** Above the places: "Administrator". */
  section?: ReactNode
  brandHref?: string | undefined
  brand?: ReactNode
  /** From 48em, in the top bar. */
  search?: ReactNode
  /** Right end of the top bar: messages, account menu. */
  actions?: ReactNode
  labels: { skip: string; nav: string; tabs: string; openMenu: string; closeMenu: string }
  children: ReactNode
}

export function AppShell(props: AppShellProps) {
  const { ribbon, title, nav, groups = [], endNav = [], tabs, section, search, actions, labels, children } = props
  const brand = props.brand ?? <Logo href={props.brandHref ?? '/'} />
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      {ribbon}
      <div className="grid min-h-[calc(100dvh-var(--h-ribbon)-1px)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="hidden border-e border-line bg-surface-1 lg:block">
          <nav
            aria-label={labels.nav}
            className="sticky top-(--h-ribbon) flex h-[calc(100dvh-var(--h-ribbon))] flex-col gap-0.5 overflow-y-auto px-3 py-4"
          >
            <div className="px-3 pb-4">{brand}</div>
            {section && <p className="px-3 pb-1.5 font-head text-12 font-semibold text-text-3">{section}</p>}
            {nav.map((item) => (
              <NavLine key={item.href} item={item} />
            ))}
            <NavGroups groups={groups} />
            <div className="mt-auto grid gap-0.5 pt-4">
              {endNav.map((item) => (
                <NavLine key={item.href} item={item} />
              ))}
            </div>
          </nav>
        </div>
        <div className="min-w-0 pb-[calc(var(--h-tabbar)+1.5rem)] lg:pb-0">
          <TopBar title={title} search={search} actions={actions}>
            <MenuSheet
              brand={brand}
              section={section}
              items={nav}
              groups={groups}
              endItems={endNav}
              labels={{ open: labels.openMenu, close: labels.closeMenu, nav: labels.nav }}
              className="-ms-3 lg:hidden"
            />
          </TopBar>
          <main
            id="main"
            tabIndex={-1}
            className="grid max-w-312 grid-cols-[minmax(0,1fr)] gap-4 gutter-x pt-5 pb-8 outline-none md:gap-6 md:pt-6"
          >
            {children}
          </main>
        </div>
      </div>
      <TabBar items={tabs} label={labels.tabs} />
    </>
  )
}

function TopBar(props: { title: ReactNode; search: ReactNode; actions: ReactNode; children: ReactNode }) {
  const hidden = useHidesOnScroll()
  return (
    <header
      className={join(
        'sticky top-(--h-ribbon) z-(--z-top) flex h-(--h-top) items-center gap-3 border-b border-line bg-canvas gutter-x transition-transform duration-(--d-2) ease-ui focus-within:translate-y-0',
        hidden && '-translate-y-full',
      )}
    >
      {props.children}
      <h1 className="line-clamp-2 min-w-0 flex-1 font-head text-20 leading-6 font-bold tracking-[-.01em]">{props.title}</h1>
      {props.search && <div className="hidden w-68 md:block">{props.search}</div>}
      {props.actions && <div className="flex flex-none items-center gap-1">{props.actions}</div>}
    </header>
  )
}
