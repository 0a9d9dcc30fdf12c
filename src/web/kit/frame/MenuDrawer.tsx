/** The whole navigation on small screens, as a drawer. */
import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import type { Opened } from '#web/kit/overlay/use-opened.ts'
import { NavGroups } from './NavGroups.tsx'
import { NavLine } from './NavLine.tsx'
import type { MenuSheetProps } from './nav.ts'

type MenuDrawerProps = Omit<MenuSheetProps, 'className'> & { opener: Opened['opener']; open: boolean; onOpenChange: Opened['change'] }

const drawer =
  'fixed inset-y-0 start-0 z-(--z-dialog) flex w-[min(20rem,calc(100vw-3rem))] flex-col gap-1 overflow-y-auto overscroll-contain bg-surface-1 px-3 py-4 pt-[calc(1rem+env(safe-area-inset-top))] shadow-dialog outline-none transition-transform duration-(--d-3) ease-ui data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full'

export function MenuDrawer({ brand, section, items, groups = [], endItems, labels, opener, open, onOpenChange }: MenuDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--d-3) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup finalFocus={opener} className={drawer}>
          <Dialog.Title className="sr-only">{labels.nav}</Dialog.Title>
          <div className="flex items-center justify-between pb-3 ps-3">
            {brand}
            <Dialog.Close render={<IconButton name="x" label={labels.close} />} />
          </div>
          <nav aria-label={labels.nav} className="flex flex-1 flex-col gap-0.5">
            {section && <p className="px-3 pb-1.5 font-head text-12 font-semibold text-text-3">{section}</p>}
            {items.map((item) => (
              <NavLine key={item.href} item={item} onFollow={close} />
            ))}
            <NavGroups groups={groups} onFollow={close} />
            {endItems.length > 0 && (
              <div className="mt-auto grid gap-0.5 border-t border-line pt-3">
                {endItems.map((item) => (
                  <NavLine key={item.href} item={item} onFollow={close} />
                ))}
              </div>
            )}
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
