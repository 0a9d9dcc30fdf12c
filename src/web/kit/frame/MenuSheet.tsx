/** The menu button of small screens; its drawer is loaded on first opening. */
import { Suspense } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { lazyWithRetry } from '#web/kit/feedback/lazy-with-retry.ts'
import { useOpened } from '#web/kit/overlay/use-opened.ts'
import type { MenuSheetProps } from './nav.ts'

const MenuDrawer = lazyWithRetry(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)

export function MenuSheet({ className, ...navigation }: MenuSheetProps) {
  const { opener, open, asked, toggle, change, wiring } = useOpened('dialog')
  return (
    <>
      <IconButton {...wiring} ref={opener} name="menu" label={navigation.labels.open} onClick={toggle} className={className} />
      {asked && (
        <Suspense fallback={null}>
          <MenuDrawer {...navigation} opener={opener} open={open} onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
