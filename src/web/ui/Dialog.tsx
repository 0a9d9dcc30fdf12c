/**
 * A question over the page: 28rem in the middle, a sheet from the bottom on phones. Focus goes in, stays in, and returns where it was. Its code
 * is fetched with its first opening.
 */
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, type RefObject, Suspense } from 'react'
import { patient } from './patient.ts'
import { useOpened } from './use-opened.ts'

const DialogFrame = patient(async () => (await import('./DialogFrame.tsx')).DialogFrame)

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
  /** With it, a closing button stands in the corner. */
  closeLabel?: string | undefined
  /** Escape and a click outside do not close it, e.g. while it works. */
  locked?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  wide?: boolean | undefined
}

export function Dialog({ open, trigger, onOpenChange, ...question }: DialogProps) {
  const own = useOpened('dialog')
  const shown = open ?? own.open
  const change = (next: boolean) => {
    if (!next && question.locked) return
    own.change(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {trigger && cloneElement(trigger, { ...own.wiring, 'aria-expanded': shown, ref: own.opener, onClick: () => change(true) })}
      {(own.asked || shown) && (
        <Suspense fallback={null}>
          <DialogFrame {...question} open={shown} onOpenChange={change} opener={trigger && own.opener} />
        </Suspense>
      )}
    </>
  )
}
