/**
 * A figure that opens its record: dotted underline, a button, a popover on desktop and a sheet below 48em.
 * Nothing else in the product is dotted.
 */
import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { join } from './join.ts'

export type FigureProps = {
  /** The figure as shown, usually `<Money>` or `<Percent>`. */
  children: ReactNode
  /** What the figure is; heading of the record. */
  title: ReactNode
  /** The record: definition, as-of time, entries, a link to the proof. Rendered only while open. */
  record: ReactNode
  /** Accessible name of the closing button. */
  closeLabel: string
  /** Accessible name, if the figure alone does not say what opens. */
  label?: string | undefined
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

export const figureStyle =
  'num cursor-pointer rounded-2 underline decoration-term-aside decoration-dotted decoration-1 underline-offset-[.3em] hover:text-accent-text hover:decoration-solid data-popup-open:text-accent-text data-popup-open:decoration-solid'

const sheet =
  'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-full! max-md:max-w-none! max-md:transform-none! z-(--z-dialog)'
const popup =
  'w-full bg-pop p-5 text-text shadow-pop outline-none transition-[opacity,transform] duration-(--d-2) ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0 md:w-88 md:max-w-[calc(100vw-2rem)] md:rounded-4 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:rounded-t-5 max-md:pb-[calc(1.25rem+env(safe-area-inset-bottom))] max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full'

export function Figure({ children, title, record, closeLabel, label, onOpen, className }: FigureProps) {
  return (
    <Popover.Root onOpenChange={(open) => open && onOpen?.()}>
      <Popover.Trigger className={join(figureStyle, className)} aria-label={label}>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0 md:hidden" />
        <Popover.Positioner sideOffset={8} align="start" collisionPadding={16} className={sheet}>
          <Popover.Popup className={popup}>
            <div className="mb-3 flex items-start gap-3">
              <Popover.Title className="min-w-0 flex-1 font-head text-16 font-bold tracking-[-.005em]">{title}</Popover.Title>
              <Popover.Close render={<IconButton name="x" label={closeLabel} size="s" className="-mt-1.5 -me-2" />} />
            </div>
            <div className="grid gap-3 text-13 text-text-2">{record}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
