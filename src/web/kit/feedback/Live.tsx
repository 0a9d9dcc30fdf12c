/** A text that is announced when it changes, and the regions that announcements are written into. */
import { createElement, type HTMLAttributes, useEffect, useRef } from 'react'
import { ANNOUNCER, announce, type Urgency } from '#web/kit/text/announce.ts'

type LiveProps = Omit<HTMLAttributes<HTMLElement>, 'role' | 'aria-live'> & {
  readonly as?: 'span' | 'p' | 'div' | undefined
  /** Announced when it appears too, not only when its text changes. */
  readonly arrives?: boolean | undefined
  readonly urgency?: Urgency | undefined
}

export function Live({ as = 'span', arrives = false, urgency, ...rest }: LiveProps) {
  const element = useRef<HTMLElement>(null)
  // To read what is visible, the browser lays out the page: only for a text that has changed.
  useChanged(
    () => element.current?.textContent ?? '',
    () => announce(element.current?.innerText.trim() ?? '', urgency),
    arrives,
  )
  return createElement(as, { ...rest, ref: element })
}

/** Announces a text when it changes. The empty text announces nothing. */
export function useAnnounced(text: string, arrives = false): void {
  useChanged(
    () => text,
    () => announce(text),
    arrives,
  )
}

/** After each drawing: whether the text is another one than the last time, or at first than none if it `arrives`. */
function useChanged(read: () => string, onChange: () => void, arrives: boolean): void {
  const last = useRef<string | null>(arrives ? '' : null)
  useEffect(() => {
    const now = read()
    if (last.current !== null && last.current !== now) onChange()
    last.current = now
  })
}

/** For documents that the server renders; app.html has the same. */
export function Announcer() {
  return (
    <div id={ANNOUNCER} className="sr-only">
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency}>
          <p />
          <p />
        </div>
      ))}
    </div>
  )
}
