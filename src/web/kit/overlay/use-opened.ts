/**
 * A button's popup whose code is loaded on first opening: it then stays mounted, so that it can animate out. Pressing the button while it
 * is open closes it, and doesn't count as an outside press.
 */
import { type RefObject, useDeferredValue, useRef, useState } from 'react'

type Details = { readonly event: Event }

export type OpenState = {
  readonly opener: RefObject<HTMLButtonElement | null>
  /** Follows the press in slices, so that the next press is not held up. */
  readonly open: boolean
  /** It has been opened before. */
  readonly asked: boolean
  toggle(): void
  change(open: boolean, details?: Details): void
  /** For the button. */
  readonly wiring: { 'aria-haspopup': 'dialog' | 'menu'; 'aria-expanded': boolean; 'data-popup-open': '' | undefined }
}

export function useOpened(kind: 'dialog' | 'menu'): OpenState {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [asked, ask] = useState(false)
  const change = (next: boolean, details?: Details) => {
    const { target, type } = details?.event ?? {}
    const by_key = type === 'keydown'
    if (!next && !by_key && target instanceof Node && opener.current?.contains(target)) return
    ask(true)
    setOpen(next)
  }
  return {
    opener,
    open: useDeferredValue(open),
    asked,
    change,
    toggle: () => change(!open),
    wiring: { 'aria-haspopup': kind, 'aria-expanded': open, 'data-popup-open': open ? '' : undefined },
  }
}
