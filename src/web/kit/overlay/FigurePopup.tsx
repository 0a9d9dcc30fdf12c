/** The open details of a figure. */
import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { join } from '#web/kit/text/join.ts'
import type { HoverIntent } from './hover-intent.ts'
import type { OpenState } from './use-opened.ts'

/** Below 48em a press opens a sheet; hover opens a popup beside the figure, with a transparent bridge to it. */
const places = {
  sheet:
    'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-full! max-md:max-w-none! max-md:transform-none! z-(--z-dialog)',
  beside: 'z-(--z-dialog)',
} as const
const looks = {
  sheet:
    'w-full md:w-88 md:max-w-[calc(100vw-2rem)] md:rounded-4 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:rounded-t-5 max-md:pb-[calc(1.25rem+env(safe-area-inset-bottom))] max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full',
  beside: 'relative w-88 max-w-[calc(100vw-2rem)] rounded-4 before:absolute before:-inset-2 before:-z-1',
} as const
const popup =
  'bg-pop p-5 text-text shadow-pop outline-none transition-[opacity,transform] duration-(--d-2) ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0'

type FigurePopupProps = {
  anchor: OpenState['opener']
  open: boolean
  onOpenChange: OpenState['change']
  hoverIntent: HoverIntent
  beside: boolean
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

export function FigurePopup({ anchor, open, onOpenChange, hoverIntent, beside, title, closeLabel, children }: FigurePopupProps) {
  const record = useRef<HTMLDivElement>(null)
  const place = beside ? 'beside' : 'sheet'
  // Without focus in the popup, the focus doesn't move.
  const focusAfter = () => (record.current?.contains(document.activeElement) ? anchor.current : false)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        {!beside && (
          <Popover.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0 md:hidden" />
        )}
        <Popover.Positioner anchor={anchor} sideOffset={8} align="start" collisionPadding={16} className={places[place]}>
          <Popover.Popup
            ref={record}
            {...(beside && { initialFocus: false })}
            finalFocus={beside ? focusAfter : anchor}
            onPointerEnter={hoverIntent.enterContent}
            onPointerLeave={hoverIntent.leave}
            onPointerDown={hoverIntent.pin}
            onFocus={hoverIntent.pin}
            className={join(popup, looks[place])}
          >
            <div className="mb-3 flex items-start gap-3">
              <Popover.Title className="min-w-0 flex-1 font-head text-16 font-bold tracking-[-.005em]">{title}</Popover.Title>
              <Popover.Close render={<IconButton name="x" label={closeLabel} size="s" className="-mt-1.5 -me-2" />} />
            </div>
            <div className="grid gap-3 text-14 text-text-2">{children}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
