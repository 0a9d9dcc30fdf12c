/**
 * What a drawing answers: hover, tap and arrow keys move a line to the nearest instant and show its date and values, which a screen reader
 * hears. Time runs from left to right in every language, so the right arrow is always later.
 */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { HiddenAmounts, join, useHiddenText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { usePlaces } from './Plot.tsx'

/** `look`: of the value's mark in the drawing, as a class. */
type Value = { readonly name: string; readonly text: string; readonly look?: string | undefined }
export type Answer = { readonly title: string; readonly note?: string | undefined; readonly values: readonly Value[] }

type CrosshairProps = {
  /** Names the control, for example after its chart. */
  readonly label: string
  /** Ascending. */
  readonly times: readonly number[]
  /** From the left, 0 to 1; the scale of the plot around it unless given. */
  readonly x?: ((at: number) => number) | undefined
  readonly answer: (at: number) => Answer
  /** Where the line is while it is not moved, with a grip that can be pulled. Without it there is no line then. */
  readonly rest?: number | undefined
  /** Null: it is not moved. */
  readonly onMove?: ((at: number | null) => void) | undefined
}

const PAGE = 10
const PULL_PX = 6

export function Crosshair({ label, times, x: given, answer, rest, onMove }: CrosshairProps) {
  const t = useText()
  const places = usePlaces()
  const x = given ?? places.x
  const hide = useHiddenText()
  const [at, setAt] = useState<number | null>(null)
  const move = (to: number | null) => {
    setAt(to)
    onMove?.(to)
  }
  const n = nearest(times, at ?? rest ?? times.at(-1) ?? 0)
  const pointer = usePointer(times, x, rest !== undefined, move)
  const time = times[n]
  if (time === undefined) return null
  const onKey = (event: KeyboardEvent) => {
    const to = stepOf(event.key, n, times.length)
    if (to === undefined) return
    event.preventDefault()
    move(to === null ? null : (times[to] ?? time))
  }
  const current = answer(time)
  const words = [current.title, current.note, ...current.values.map(({ name, text }) => `${name} ${hide(text)}`)].filter(Boolean).join(', ')
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('charts.values_of', { chart: label })}
      aria-valuemin={0}
      aria-valuemax={times.length - 1}
      aria-valuenow={n}
      aria-valuetext={words}
      data-crosshair
      {...pointer}
      onBlur={() => move(null)}
      onKeyDown={onKey}
      className="absolute inset-0 z-1 cursor-crosshair touch-pan-y rounded-1"
    >
      {(at !== null || rest !== undefined) && (
        <Line along={x(time)} grip={rest !== undefined} moved={at !== null} shown={at === null ? null : current} />
      )}
    </div>
  )
}

/** A mouse moves it by hovering, a finger by a tap or a pull. A tap stays; what was pulled from its rest returns when it is let go. */
function usePointer(times: readonly number[], x: (at: number) => number, returns: boolean, move: (to: number | null) => void) {
  const pressed = useRef<{ readonly from: number; pulled: boolean } | null>(null)
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (pressed.current && Math.abs(clientX - pressed.current.from) > PULL_PX) pressed.current.pulled = true
    const { left, width } = currentTarget.getBoundingClientRect()
    const along = width > 0 ? (clientX - left) / width : 0
    move(times.reduce((best, one) => (Math.abs(x(one) - along) < Math.abs(x(best) - along) ? one : best), times[0] ?? 0))
  }
  const end = (back: boolean) => {
    pressed.current = null
    if (back) move(null)
  }
  return {
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || event.buttons > 0) follow(event)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = { from: event.clientX, pulled: false }
      follow(event)
    },
    onPointerUp: () => end(returns && pressed.current?.pulled === true),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') move(null)
    },
    onPointerCancel: () => end(true),
  }
}

/** Null: back to rest. Undefined: not a key of this. */
function stepOf(key: string, n: number, count: number): number | null | undefined {
  const clamp = (to: number) => Math.min(count - 1, Math.max(0, to))
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(n - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(n + 1)
    case 'PageDown':
      return clamp(n - PAGE)
    case 'PageUp':
      return clamp(n + PAGE)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'Escape':
      return null
    default:
      return undefined
  }
}

function nearest(times: readonly number[], at: number): number {
  return times.reduce((best, time, n) => (Math.abs(time - at) < Math.abs((times[best] ?? 0) - at) ? n : best), 0)
}

const HALF = 0.5

type LineProps = { along: number; grip: boolean; moved: boolean; shown: Answer | null }

function Line({ along, grip, moved, shown }: LineProps) {
  return (
    <>
      <span
        aria-hidden="true"
        style={{ insetInlineStart: `${along * 100}%` }}
        className={join('pointer-events-none absolute inset-y-0 w-px -translate-x-1/2', moved && 'border-s border-text')}
      >
        {grip && (
          <span className="absolute top-1/2 -start-2 block h-9 w-4 -translate-y-1/2 rounded-full border border-term-now bg-surface-1" />
        )}
      </span>
      {shown && (
        <div
          aria-hidden="true"
          data-answer
          style={{
            [along < HALF ? 'insetInlineStart' : 'insetInlineEnd']: `min(${Math.min(along, 1 - along) * 100}% + 14px, 100% - 15rem)`,
          }}
          className="pointer-events-none absolute top-0 z-1 max-w-60 min-w-36 rounded-3 border border-line-strong bg-surface-3 px-3 py-2 text-14 shadow-pop"
        >
          <p className="num font-medium text-text">{shown.title}</p>
          {shown.note && <p className="text-accent-text">{shown.note}</p>}
          <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
            {shown.values.map(({ name, text, look }) => (
              <div key={name} className="contents">
                <dt className="flex items-center gap-2 text-text-2">
                  {look && <span aria-hidden="true" className={join('flex-none', look)} />}
                  {name}
                </dt>
                <dd className="num text-end font-medium text-text">
                  <HiddenAmounts text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  )
}
