/** Remaining time. The caller counts the seconds; screen readers hear each minute, not every second. */
import { type ReactNode, useEffect, useRef } from 'react'
import { HOUR_SECONDS } from '#kernel/duration'
import { announce } from '#web/kit/text/announce.ts'
import { join } from './join.ts'

export type CountdownProps = {
  /** Whole seconds; below zero counts as zero. */
  seconds: number
  /** Puts the clock into a sentence: `(clock) => <>Expires in {clock}</>`. */
  children?: ((clock: ReactNode) => ReactNode) | undefined
  /** Shown instead at zero. */
  over?: ReactNode
  className?: string | undefined
}

/** `4:59`, `1:04:59`. */
function countdownText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const pair = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(left / HOUR_SECONDS)
  const minutes = Math.floor((left % HOUR_SECONDS) / 60)
  return hours ? `${hours}:${pair(minutes)}:${pair(left % 60)}` : `${minutes}:${pair(left % 60)}`
}

export function Countdown({ seconds, children, over, className }: CountdownProps) {
  const element = useRef<HTMLSpanElement>(null)
  const minutes = Math.max(0, Math.ceil(seconds / 60))
  const announcedMinutes = useRef(minutes)
  useEffect(() => {
    if (announcedMinutes.current === minutes) return
    announcedMinutes.current = minutes
    announce(element.current?.innerText ?? '')
  }, [minutes])
  const clock = (
    <span translate="no" className="num font-medium">
      {countdownText(seconds)}
    </span>
  )
  return (
    <span ref={element} role="timer" className={join('tabular-nums', className)}>
      {seconds <= 0 && over ? over : children ? children(clock) : clock}
    </span>
  )
}
