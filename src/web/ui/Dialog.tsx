/** A question over the page: 28rem in the middle, a sheet from the bottom on phones. Focus goes in, stays in, and returns where it was. */
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from './IconButton.tsx'
import { join } from './join.ts'

export type DialogProps = {
  /** Controlled; leave out when `trigger` opens it. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** A button element that opens it. */
  trigger?: ReactElement | undefined
  /** The question. */
  title: ReactNode
  /** Exact amounts before and after. Read as the dialog's description. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons: the quiet one first, the action last. */
  actions?: ReactNode
  /** With it, a closing button stands in the corner. */
  closeLabel?: string | undefined
  /** Escape and a click outside do not close it, e.g. while it works. */
  locked?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  wide?: boolean | undefined
}

const backdrop =
  'fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--d-3) ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0'
const viewport = 'fixed inset-0 z-(--z-dialog) flex items-end justify-center md:items-center md:p-6'
const popup =
  'flex w-full flex-col bg-dialog text-text shadow-dialog outline-none transition-[opacity,transform] duration-(--d-3) ease-ui max-h-[90dvh] overflow-y-auto overscroll-contain rounded-t-5 pb-[env(safe-area-inset-bottom)] md:max-h-[calc(100dvh-3rem)] md:rounded-5 md:pb-0 data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:data-ending-style:translate-y-2 md:data-starting-style:translate-y-2'

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger, title, description, children, actions, closeLabel, locked, initialFocus, wide } = props
  const controlled = open === undefined ? {} : { open }
  const change = (next: boolean) => {
    if (next || !locked) onOpenChange?.(next)
  }
  return (
    <Base.Root {...controlled} onOpenChange={change} disablePointerDismissal={locked}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Viewport className={viewport}>
          <Base.Popup className={join(popup, wide ? 'md:max-w-2xl' : 'md:max-w-md')} {...(initialFocus ? { initialFocus } : {})}>
            <div className="grid gap-4 p-5 md:p-6">
              <div className="flex items-start gap-3">
                <Base.Title className="min-w-0 flex-1 font-head text-20 font-bold tracking-[-.01em] wrap-anywhere">{title}</Base.Title>
                {closeLabel && <Base.Close render={<IconButton name="x" label={closeLabel} className="-my-2 -me-2.5" />} />}
              </div>
              {description && (
                <Base.Description render={<div />} className="text-text-2">
                  {description}
                </Base.Description>
              )}
              {children}
              {actions && <DialogActions>{actions}</DialogActions>}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The row of buttons, for dialogs whose form holds its own: equal halves on phones, right-aligned from 48em. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="grid auto-cols-fr grid-flow-col gap-2 pt-1 md:flex md:flex-wrap md:justify-end">{children}</div>
}

/** Wraps the quiet button that only closes. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <Base.Close render={render} />
}
