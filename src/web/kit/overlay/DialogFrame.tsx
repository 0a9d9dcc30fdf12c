/** The open dialog. */
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'
import { IconButton } from '#web/kit/action/IconButton.tsx'
import { join } from '#web/kit/text/join.ts'
import { Closing, DialogActions } from './DialogActions.tsx'

type DialogFrameProps = Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLElement | null> | undefined
}

const backdrop =
  'fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--d-3) ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0'
const viewport = 'fixed inset-0 z-(--z-dialog) flex items-end justify-center md:items-center md:p-6'
const popup =
  'flex w-full flex-col bg-dialog text-text shadow-dialog outline-none transition-[opacity,transform] duration-(--d-3) ease-ui max-h-[90dvh] overflow-y-auto overscroll-contain rounded-t-5 pb-[env(safe-area-inset-bottom)] md:max-h-[calc(100dvh-3rem)] md:rounded-5 md:pb-0 data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:data-ending-style:translate-y-2 md:data-starting-style:translate-y-2'

export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, opener, title, description, children, actions, closeLabel, locked, initialFocus, wide } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={locked}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Viewport className={viewport}>
          <Base.Popup
            className={join(popup, wide ? 'md:max-w-2xl' : 'md:max-w-md')}
            {...(initialFocus ? { initialFocus } : {})}
            {...(opener ? { finalFocus: opener } : {})}
          >
            <Closing value={() => onOpenChange(false)}>
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
            </Closing>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Props of a dialog. */
export type DialogProps = {
  /** Controlled; leave out when `trigger` opens it. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** A button element that opens it. */
  trigger?: ReactElement<ComponentProps<'button'>> | undefined
  /** The question. */
  title: ReactNode
  /** Exact amounts before and after. Read as the dialog's description. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons: the quiet one first, the action last. */
  actions?: ReactNode
  /** Adds a close button in the corner. */
  closeLabel?: string | undefined
  /** Escape and a click outside do not close it, e.g. while it works. */
  locked?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  wide?: boolean | undefined
}
