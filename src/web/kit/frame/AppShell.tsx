/**
 * The frame of every signed-in page: ribbon, 240px side navigation from 62em, top bar that hides on scrolling down and returns on
 * scrolling up, tab bar and menu sheet below 62em. Menu entries and texts are props.
 */

import { type ReactNode, useEffect, useState } from 'react'
import { join } from '#web/kit/text/join.ts'
import { Logo } from '#web/kit/text/Logo.tsx'
import { MenuSheet, MenuTab, TabBar } from './MenuSheet.tsx'
import type { NavItem, Navigation } from './nav.ts'
import { SideNav } from './SideNav.tsx'
import { SkipLink } from './SkipLink.tsx'

const LONG_TITLE = 32
/** The focus goes to the content, which the title names, so that the next Tab is in it. */
const TITLE = 'screen-title'

export type AppShellProps = {
  ribbon: ReactNode
  /** Title of the page, its h1. */
  title: ReactNode
  navigation: Navigation
  /** Four at most, for phones; the fifth opens the whole menu. */
  tabs: readonly NavItem[]
  brandHref?: string | undefined
  brand?: ReactNode
  /** From 48em, in the top bar. */
  search?: ReactNode
  /** Right end of the top bar: messages, account menu. */
  actions?: ReactNode
  /** Under the top bar: a problem that concerns the whole screen. */
  banner?: ReactNode
  /** The content may be out of date: it loses its colour, and the top bar stays with the banner. */
  muted?: boolean | undefined
  labels: { skip: string; nav: string; tabs: string; openMenu: string; closeMenu: string }
  children: ReactNode
}

export function AppShell(props: AppShellProps) {
  const { ribbon, title, navigation, tabs, search, actions, banner, muted, labels, children } = props
  const brand = props.brand ?? <Logo href={props.brandHref ?? '/'} />
  const menu = { brand, navigation, labels: { open: labels.openMenu, close: labels.closeMenu, nav: labels.nav } }
  return (
    <>
      <SkipLink>{labels.skip}</SkipLink>
      {ribbon}
      <div className="grid min-h-[calc(100dvh-var(--h-ribbon)-1px)] lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SideNav label={labels.nav} brand={brand} navigation={navigation} />
        <div className="min-w-0 pb-[calc(var(--h-tabbar)+1.5rem)] lg:pb-0 short:pb-0">
          <TopBar title={title} search={search} actions={actions} pinned={muted}>
            <MenuSheet {...menu} className="-ms-3 lg:hidden" />
          </TopBar>
          {banner}
          <main
            id="main"
            tabIndex={-1}
            aria-labelledby={TITLE}
            className={join(
              'mx-auto grid max-w-432 grid-cols-[minmax(0,1fr)] gap-4 gutter-x pt-5 pb-8 outline-none md:gap-6 md:pt-6',
              muted && 'grayscale',
            )}
          >
            {children}
          </main>
        </div>
      </div>
      <TabBar items={tabs} label={labels.tabs}>
        <MenuTab {...menu} current={!tabs.some((tab) => tab.current)} />
      </TabBar>
    </>
  )
}

function TopBar(props: { title: ReactNode; search: ReactNode; actions: ReactNode; pinned: boolean | undefined; children: ReactNode }) {
  const hidden = useHidesOnScroll() && !props.pinned
  return (
    <header
      className={join(
        'sticky top-(--h-ribbon) short:static z-(--z-top) flex h-(--h-top) items-center gap-3 border-b border-line bg-canvas gutter-x transition-transform duration-(--d-2) ease-ui focus-within:translate-y-0',
        hidden && '-translate-y-full',
      )}
    >
      {props.children}
      <h1
        id={TITLE}
        className={join(
          'min-w-0 flex-1 font-head font-bold tracking-[-.01em] wrap-anywhere',
          isLong(props.title)
            ? 'line-clamp-3 text-14 leading-4.5 lg:text-16 lg:leading-5'
            : 'line-clamp-2 text-20 leading-6 max-[22.5em]:text-16',
        )}
      >
        {props.title}
      </h1>
      {props.search && <div className="hidden w-68 md:block">{props.search}</div>}
      {props.actions && <div className="flex flex-none items-center gap-1">{props.actions}</div>}
    </header>
  )
}

/** A name that needs three lines on a phone. */
function isLong(title: ReactNode): boolean {
  return typeof title === 'string' && title.length > LONG_TITLE
}

/** True while the top bar is hidden: after 40 px down, until 40 px up or within 10 px of the top. */
const THRESHOLD = 40
const TOP = 10

function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    // Where the last scroll in the other direction ended.
    let lowest = window.scrollY
    let highest = window.scrollY
    let away = false
    const follow = () => {
      const now = Math.max(0, window.scrollY)
      lowest = Math.max(lowest, now)
      highest = Math.min(highest, now)
      if (away ? now <= TOP || lowest - now > THRESHOLD : now > TOP && now - highest > THRESHOLD) {
        away = !away
        lowest = now
        highest = now
        setHidden(away)
      }
      // Scrolling back counts from the turning point.
      if (away) highest = now
      else lowest = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return hidden
}
