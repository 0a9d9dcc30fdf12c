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
  useAnnounced(() => element.current?.innerText.trim() ?? '', arrives, urgency)
  return createElement(as, { ...rest, ref: element })
}

/** Announces a text when it changes: the given one, or what `text` finds after drawing. The empty text announces nothing. */
export function useAnnounced(text: string | (() => string), arrives = false, urgency?: Urgency): void {
  const announced = useRef<string | null>(arrives ? '' : null)
  useEffect(() => {
    const now = typeof text === 'string' ? text : text()
    if (announced.current !== null && announced.current !== now) announce(now, urgency)
    announced.current = now
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
