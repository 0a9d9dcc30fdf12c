/**
 * A drawing on two axes: gridlines with their values, texts below, and the marks of marks.tsx placed by their data. Time runs from left to
 * right in every language.
 */
import { createContext, type ReactNode, use } from 'react'
import { DAY_MS } from '#kernel/duration'
import { join } from '#web/kit/index.ts'
import { briefText, shortDayText } from '#web/shared/locale/dates.ts'
import { alongOf, linesOf, type Range, type Span, shareOf } from './scale.ts'

/** `along`: from 0 to 1. `wide`: not on phones. */
type Tick = { readonly along: number; readonly text: string; readonly wide?: boolean }

type Places = { x(at: number): number; y(value: number): number }

const Scales = createContext<Places>({ x: () => 0, y: () => 0 })

/** Where a mark is: shares from the left and from the bottom. */
export const usePlaces = () => use(Scales)

type PlotProps = {
  /** Says in words what the drawing shows. */
  readonly label: string
  /** The values at both ends, or the height of a value from 0 to 1. */
  readonly range: Range | ((value: number) => number)
  /** Left and right end; 0 and 1 unless given. */
  readonly span?: Span | undefined
  readonly format: (value: number) => string
  /** The gridlines' values; four round ones unless given. */
  readonly lines?: readonly number[] | undefined
  /** The line that the others are compared with. */
  readonly base?: number | undefined
  readonly ticks?: readonly Tick[] | undefined
  /** The drawing's height, as a class. */
  readonly height: string
  readonly className?: string | undefined
  /** The end of the drawing, as a class: the room of the values, or of `ends`. */
  readonly room?: string | undefined
  /** The look of the values at the right, as a class; or over their lines. */
  readonly values?: 'above' | 'w-12 text-start' | 'w-16 text-end' | 'w-16 text-end sm:w-20' | undefined
  /** Beside the right end of the lines; the values are at the left then. */
  readonly ends?: ReactNode
  /** Marks that stretch with the drawing: curves, bands, bars. */
  readonly children?: ReactNode
  /** Marks of their own size: texts, points. */
  readonly over?: ReactNode
  /** Over all marks, and no part of the picture: the crosshair. */
  readonly cross?: ReactNode
}

const UNIT: Span = { from: 0, to: 1 }

export function Plot(props: PlotProps) {
  const { label, range, span = UNIT, ticks, height, room = 'end-14', ends, children, over, cross, className } = props
  const y = typeof range === 'function' ? range : (value: number) => shareOf(value, range)
  const { lines = typeof range === 'function' ? [] : linesOf(range) } = props
  const start = ends ? 'start-12' : 'start-0'
  return (
    <Scales value={{ x: (at) => alongOf(at, span.from, span.to), y }}>
      <div dir="ltr" className={join('min-w-0 text-12', className)}>
        <div className={join('relative', height)}>
          <div role="img" aria-label={label} className="absolute inset-0">
            {lines.map((line) => (
              <GridLine key={line} {...props} line={line} bottom={`${y(line) * 100}%`} />
            ))}
            <div className={join('absolute inset-y-0', start, room)}>
              <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" className="size-full overflow-visible">
                {children}
              </svg>
              {over}
            </div>
            {ends}
          </div>
          {cross && <div className={join('absolute inset-y-0', start, room)}>{cross}</div>}
        </div>
        {ticks && (
          <div className="relative mt-2 h-4 text-text-2">
            <span className={join('absolute inset-y-0', start, room)}>
              {ticks.map((tick) => (
                <TickText key={tick.along} {...tick} />
              ))}
            </span>
          </div>
        )}
      </div>
    </Scales>
  )
}

type GridLineProps = Pick<PlotProps, 'ends' | 'room' | 'values' | 'base' | 'format'> & { readonly line: number; readonly bottom: string }

function GridLine({ ends, room, values = 'w-12 text-start', base = 0, format, line, bottom }: GridLineProps) {
  const rule = <span className={join('h-px flex-1', line === base ? 'bg-line-control' : 'bg-chart-grid')} />
  if (values === 'above') {
    return (
      <div style={{ bottom }} className="num absolute inset-x-0 text-text-2">
        {line !== base && <span className="absolute end-0 bottom-0.5">{format(line)}</span>}
        <span className="absolute inset-x-0 bottom-0 flex">{rule}</span>
      </div>
    )
  }
  return (
    <div style={{ bottom }} className={join('absolute start-0 flex translate-y-1/2 items-center gap-2', ends ? room : 'end-0')}>
      {!ends && rule}
      <span translate="no" className={join('num text-text-2', ends ? 'w-10 text-end' : values)}>
        {format(line)}
      </span>
      {ends && rule}
    </div>
  )
}

/** The first and the last are inside the drawing. */
function TickText({ along, text, wide }: Tick) {
  return (
    <span
      style={{ insetInlineStart: `${along * 100}%` }}
      className={join(
        'num absolute top-0 whitespace-nowrap',
        along >= 1 ? '-translate-x-full' : along > 0 && '-translate-x-1/2',
        wide && 'max-sm:hidden',
      )}
    >
      <bdi>{text}</bdi>
    </span>
  )
}

const SHORT_MS = 3 * DAY_MS

/** The first, middle and last day; on a short span with the time. */
export function dayTicks({ from, to }: Span): Tick[] {
  const textOf = (at: number) => (to - from < SHORT_MS ? briefText : shortDayText)(new Date(at))
  return [
    { along: 0, text: textOf(from) },
    { along: 0.5, text: textOf((from + to) / 2), wide: true },
    { along: 1, text: textOf(to) },
  ]
}

type KeyProps = { readonly marks: readonly { readonly label: string; readonly look: string }[]; readonly className?: string }

/** Each mark as it is drawn, with its meaning. */
export function PlotKey({ marks, className }: KeyProps) {
  return (
    <ul className={join('flex flex-wrap gap-x-5 gap-y-1 text-14 text-text-2', className)}>
      {marks.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={join('flex-none', look)} />
          {label}
        </li>
      ))}
    </ul>
  )
}
