/** A menu button; the menu's code loads on first opening. */
import { cloneElement, Suspense } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import type { MenuProps } from './MenuPopup.tsx'
import { useOpened } from './use-opened.ts'

const MenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup)

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
