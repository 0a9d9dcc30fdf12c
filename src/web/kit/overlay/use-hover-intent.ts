/** A popup that opens by press or by hover; by hover it is placed beside the button at every width and takes no focus. */
import { useEffect, useRef, useState } from 'react'
import { createHoverIntent, type HoverIntent } from './hover-intent.ts'
import type { OpenState } from './use-opened.ts'

export type HoverOpened = {
  readonly hoverIntent: HoverIntent
  /** The mouse opened it, and no press. */
  readonly beside: boolean
  press(): void
}

/** `onOpen` is called in both cases. */
export function useHoverIntent({ open, change, toggle }: Pick<OpenState, 'open' | 'change' | 'toggle'>, onOpen: () => void): HoverOpened {
  const [beside, setBeside] = useState(false)
  const now = useRef({ open, change, onOpen })
  useEffect(() => {
    now.current = { open, change, onOpen }
  })
  const [hoverIntent] = useState(() =>
    createHoverIntent({
      isOpen: () => now.current.open,
      open: () => {
        setBeside(true)
        now.current.onOpen()
        now.current.change(true)
      },
      close: () => now.current.change(false),
    }),
  )
  const press = () => {
    if (hoverIntent.pin()) return
    if (!open) {
      setBeside(false)
      onOpen()
    }
    toggle()
  }
  return { hoverIntent, beside, press }
}
