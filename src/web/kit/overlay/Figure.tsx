/**
 * A figure with details: dotted underline, a button, a popover on desktop and a sheet below 48em; hovering opens it too. The dotted
 * underline is reserved for it.
 */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { join } from '#web/kit/text/join.ts'
import { createHoverIntent, type HoverIntent } from './hover-intent.ts'
import { type OpenState, useOpened } from './use-opened.ts'

const FigurePopup = lazyPart(async () => (await import('./FigurePopup.tsx')).FigurePopup)

export type FigureProps = {
  /** The figure as shown, usually `<Money>` or `<Percent>`. */
  children: ReactNode
  /** What the figure is; heading of the record. */
  title: ReactNode
  /** The record: definition, as-of time, entries, links. Rendered only while open. */
  record: ReactNode
  /** Accessible name of the closing button. */
  closeLabel: string
  /** Accessible name, if the figure alone is not descriptive. */
  label?: string | undefined
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

const figureStyle =
  'num tap cursor-pointer rounded-2 underline decoration-term-aside decoration-dotted decoration-1 underline-offset-[.3em] hover:text-accent-text hover:decoration-solid data-popup-open:text-accent-text data-popup-open:decoration-solid'

export function Figure({ children, title, record, closeLabel, label, onOpen, className }: FigureProps) {
  const { opener, open, asked, toggle, change, wiring } = useOpened('dialog')
  const { hoverIntent, beside, press } = useHoverIntent({ open, change, toggle }, () => onOpen?.())
  return (
    <>
      <button
        {...wiring}
        ref={opener}
        type="button"
        onClick={press}
        onPointerEnter={hoverIntent.enterTrigger}
        onPointerMove={hoverIntent.moveOverTrigger}
        onPointerLeave={hoverIntent.leave}
        className={join(figureStyle, className)}
        aria-label={label}
      >
        {children}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <FigurePopup
            anchor={opener}
            open={open}
            onOpenChange={change}
            hoverIntent={hoverIntent}
            beside={beside}
            title={title}
            closeLabel={closeLabel}
          >
            {record}
          </FigurePopup>
        </Suspense>
      )}
    </>
  )
}

/** A popup that opens by press or by hover; by hover it is placed beside the button at every width and takes no focus. */
type HoverOpened = {
  readonly hoverIntent: HoverIntent
  /** The mouse opened it, and no press. */
  readonly beside: boolean
  press(): void
}

/** `onOpen` is called in both cases. */
function useHoverIntent({ open, change, toggle }: Pick<OpenState, 'open' | 'change' | 'toggle'>, onOpen: () => void): HoverOpened {
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
