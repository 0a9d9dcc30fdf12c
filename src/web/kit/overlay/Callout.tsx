/** A non-modal note beside an element of the page. It is never placed over its element; only Escape and its buttons close it. */
import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'

export type CalloutProps = {
  anchor: HTMLElement
  title: ReactNode
  /** Where it is if there is room. */
  side?: 'top' | 'bottom' | undefined
  /** A line above the title. */
  eyebrow?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Accessible name of the closing button. */
  closeLabel: string
  onClose: () => void
}

export function Callout({ anchor, side = 'bottom', title, eyebrow, children, actions, closeLabel, onClose }: CalloutProps) {
  const change = (open: boolean, { reason }: { reason: string }) => {
    if (!open && (reason === 'escape-key' || reason === 'close-press')) onClose()
  }
  return (
    <Popover.Root open onOpenChange={change}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side={side}
          sideOffset={14}
          collisionPadding={16}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          className="z-(--z-pop)"
        >
          <Popover.Popup
            finalFocus={() => (anchor.isConnected && anchor.tabIndex >= 0 ? anchor : true)}
            className="w-80 max-w-[calc(100vw-2rem)] rounded-4 border border-accent-edge bg-pop p-4 text-text shadow-pop outline-none"
          >
            <div className="mb-1.5 flex items-start gap-3">
              <div className="min-w-0 flex-1">
                {eyebrow && <p className="eyebrow text-accent-text">{eyebrow}</p>}
                <Popover.Title className="font-head text-16 font-bold">{title}</Popover.Title>
              </div>
              <Popover.Close render={<IconButton name="x" label={closeLabel} size="s" className="-mt-1 -me-1.5" />} />
            </div>
            <Popover.Description className="text-text-2">{children}</Popover.Description>
            {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
