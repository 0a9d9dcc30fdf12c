/** The two openers of the menu on small screens: a button in the top bar and a tab. The drawer is loaded soon after the screen, or on first opening. */
import { Suspense, useEffect } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { lazyWithRetry } from '#web/kit/feedback/lazy-with-retry.ts'
import { type OpenState, useOpened } from '#web/kit/overlay/use-opened.ts'
import type { MenuSheetProps } from './nav.ts'
import { TabFace, tabLook } from './TabBar.tsx'

const loadDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer
const MenuDrawer = lazyWithRetry(loadDrawer)
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
