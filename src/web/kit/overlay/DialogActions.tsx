/** The footer of a dialog. */
import { type ComponentProps, cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react'

/** How a dialog is closed from inside. */
export const Closing = createContext<() => void>(() => {})

/** The row of buttons, for dialogs that contain a form: equal halves on phones, right-aligned from 48em. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="grid auto-cols-fr grid-flow-col gap-2 pt-1 md:flex md:flex-wrap md:justify-end">{children}</div>
}

/** Wraps the quiet button that only closes. */
export function DialogClose({ render }: { render: ReactElement<ComponentProps<'button'>> }) {
  const close = useContext(Closing)
  return cloneElement(render, { onClick: close })
}
