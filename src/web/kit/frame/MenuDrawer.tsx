/** The whole navigation on small screens, as a drawer. */
import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import type { OpenState } from '#web/kit/overlay/use-opened.ts'
import type { MenuSheetProps, NavGroup } from './nav.ts'
import { NavFoot, NavLine, NavViews } from './SideNav.tsx'

type MenuDrawerProps = Omit<MenuSheetProps, 'className'> & { opener: OpenState['opener']; open: boolean; onOpenChange: OpenState['change'] }

const drawer =
  'fixed inset-y-0 start-0 z-(--z-dialog) flex w-[min(20rem,calc(100vw-3rem))] flex-col bg-surface-1 pt-[calc(1rem+env(safe-area-inset-top))] pb-[env(safe-area-inset-bottom)] shadow-dialog outline-none transition-transform duration-(--d-3) ease-ui data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full'

export function MenuDrawer({ brand, navigation, labels, opener, open, onOpenChange }: MenuDrawerProps) {
  const { items, more, foot, views, section } = navigation
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--d-3) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup finalFocus={opener} className={drawer}>
          <Dialog.Title className="sr-only">{labels.nav}</Dialog.Title>
          <div className="flex flex-none items-center justify-between px-3 pb-3 ps-6">
            {brand}
            <Dialog.Close render={<IconButton name="x" label={labels.close} />} />
          </div>
          <nav aria-label={labels.nav} className="flex min-h-0 flex-1 flex-col">
            <NavViews views={views} onFollow={close} />
            <div className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto overscroll-contain px-3 pb-3">
              {section && <p className="px-3 pb-1.5 font-head text-12 font-semibold text-text-3">{section}</p>}
              {items.map((item) => (
                <NavLine key={item.href} item={item} onFollow={close} />
              ))}
              <NavGroups groups={[more]} onFollow={close} />
            </div>
            <NavFoot foot={foot} onFollow={close} />
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Further groups of menu entries, each with a heading. */
function NavGroups({ groups, onFollow }: { groups: readonly NavGroup[]; onFollow?: (() => void) | undefined }) {
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <div key={items[0]?.href} className="grid gap-0.5 pt-4">
        <p className="px-3 pb-1 font-head text-12 font-semibold text-text-3">{title}</p>
        {items.map((item) => (
          <NavLine key={item.href} item={item} onFollow={onFollow} />
        ))}
      </div>
    ))
}
