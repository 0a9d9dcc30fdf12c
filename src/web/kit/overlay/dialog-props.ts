/** Props of a dialog. */
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'

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
