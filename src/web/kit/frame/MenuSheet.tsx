/**
 * The two openers of the menu on small screens: a button in the top bar and a tab. The drawer is loaded soon after the screen, or on first
 * opening.
 */

import { useRender } from '@base-ui/react/use-render'
import { type ReactNode, Suspense, useEffect } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { type OpenState, useOpened } from '#web/kit/overlay/use-opened.ts'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import type { MenuSheetProps, NavItem } from './nav.ts'

const loadDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer
const MenuDrawer = lazyPart(loadDrawer)
const AFTER_MS = 2_000

/** So that the menu also opens once the connection is lost. */
function usePreloadedDrawer(): void {
  useEffect(() => {
    if (!matchMedia('(max-width: 61.99em)').matches) return
    const timer = setTimeout(() => void loadDrawer().catch(() => {}), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

export function MenuSheet({ className, ...menu }: MenuSheetProps) {
  const opened = useOpened('dialog')
  const { opener, toggle, wiring } = opened
  return (
    <>
      <IconButton {...wiring} ref={opener} name="menu" label={menu.labels.open} onClick={toggle} className={className} />
      <OpenedMenu {...menu} opened={opened} />
    </>
  )
}

export function MenuTab({ current, ...menu }: Omit<MenuSheetProps, 'className'> & { current: boolean }) {
  usePreloadedDrawer()
  const opened = useOpened('dialog')
  const { opener, toggle, wiring } = opened
  return (
    <>
      <button {...wiring} ref={opener} type="button" onClick={toggle} className={tabLook(current)}>
        <TabFace icon="more" label={menu.navigation.more.title} />
      </button>
      <OpenedMenu {...menu} opened={opened} />
    </>
  )
}

function OpenedMenu({ opened: { opener, open, asked, change }, ...menu }: Omit<MenuSheetProps, 'className'> & { opened: OpenState }) {
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <MenuDrawer {...menu} opener={opener} open={open} onOpenChange={change} />
    </Suspense>
  )
}

/** The bottom navigation below 62em: four entries, and the menu as the fifth. */
export function TabBar({ items, label, children }: { items: readonly NavItem[]; label: string; children?: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-(--z-nav) grid auto-cols-fr grid-flow-col border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] lg:hidden short:static"
    >
      {items.map((item) => (
        <Tab key={item.href} item={item} />
      ))}
      {children}
    </nav>
  )
}

function tabLook(current: boolean): string {
  return join(
    'relative grid h-(--h-tabbar) min-w-0 content-center justify-items-center gap-[3px] font-head text-11 font-semibold no-underline focus-visible:-outline-offset-2',
    current ? 'text-accent-text shadow-[inset_0_2px_0_var(--term-aside)]' : 'text-text-2',
  )
}

function TabFace({ icon, label }: Pick<NavItem, 'icon' | 'label'>) {
  return (
    <>
      <Icon name={icon} />
      <span className="line-clamp-2 max-w-full px-0.5 text-center leading-[13px] text-balance wrap-anywhere">{label}</span>
    </>
  )
}

function Tab({ item }: { item: NavItem }) {
  return useRender({
    defaultTagName: 'a',
    render: item.render,
    props: {
      href: item.href,
      'aria-current': item.current ? 'page' : undefined,
      className: tabLook(item.current ?? false),
      children: (
        <>
          <TabFace icon={item.icon} label={item.label} />
          {item.count ? (
            <span className="num absolute top-1.5 start-[calc(50%+6px)] h-4 min-w-4 rounded-full bg-accent-fill px-1 text-center font-sans font-bold text-on-accent">
              <span aria-hidden={item.countLabel ? true : undefined}>{item.count}</span>
              {item.countLabel && <span className="sr-only">{item.countLabel}</span>}
            </span>
          ) : null}
        </>
      ),
    },
  })
}
