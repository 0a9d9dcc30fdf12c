/** The bars: gridlines with values at the right, every seventh name below, counted from the last. */
import { type AxisScale, axisScale } from '#kernel/axis-scale'
import { join } from '#web/kit/index.ts'
import type { ChartColour } from './colours.ts'
import { Plot } from './plot/Plot.tsx'

type BarDrawingProps = {
  readonly label: string
  readonly groups: readonly BarGroup[]
  readonly series: readonly BarSeries[]
  readonly scale: AxisScale
  readonly axis: (value: number) => string
  readonly at: number | null
  readonly onPoint: (at: number | null) => void
  /** Formats the value that is printed at a bar above the scale. */
  readonly format: (value: string) => string
}

const NAMED_EVERY = 7

export function BarDrawing({ label, groups, series, scale: { top, lines }, axis, format, at, onPoint }: BarDrawingProps) {
  const every = groups.length > 2 * NAMED_EVERY ? NAMED_EVERY : groups.length > NAMED_EVERY ? 2 : 1
  const ticks = groups
    .map(({ tick }, n) => ({ along: (n + 0.5) / groups.length, text: tick }))
    .filter((_, n) => (groups.length - 1 - n) % every === 0)
  return (
    <Plot
      label={label}
      range={{ low: 0, high: top }}
      lines={lines}
      format={axis}
      ticks={ticks}
      values="w-16 text-end sm:w-20"
      room="end-18 sm:end-23"
      height="h-[calc(100%-1.5rem)]"
      className="h-full pt-2 pb-1"
      over={
        <div className="absolute inset-0 flex" onPointerLeave={() => onPoint(null)}>
          {groups.map(({ key, values }, n) => (
            <div
              key={key}
              onPointerEnter={() => onPoint(n)}
              className={join(
                'relative flex min-w-0 flex-1 items-end justify-center gap-px rounded-t-1 px-px xl:px-1',
                at === n && 'bg-surface-2',
              )}
            >
              {series.map((one) => (
                <Bar
                  key={one.key}
                  value={values[one.key] ?? '0'}
                  top={top}
                  colour={one.colour}
                  format={format}
                  late={n > groups.length / 2}
                />
              ))}
            </div>
          ))}
        </div>
      }
    />
  )
}

type BarProps = { readonly value: string; readonly top: number; readonly late: boolean } & Pick<BarSeries, 'colour'> &
  Pick<BarDrawingProps, 'format'>

/** A bar above the axis is cut: a gap near its end, and its value beside it. */
function Bar({ value, top, colour, format, late }: BarProps) {
  const cut = Number(value) > top
  return (
    <span
      style={{ height: `${Math.min(1, Number(value) / top) * 100}%`, background: `var(--chart-${colour})` }}
      className={join('relative max-w-5 flex-1 rounded-t-[1px]', Number(value) > 0 && 'min-h-0.5')}
    >
      {cut && (
        <>
          <span className="absolute -inset-x-0.5 top-2.5 h-1 -skew-y-12 bg-surface-1" />
          <span
            translate="no"
            className={join(
              'num absolute -top-1 z-1 rounded-2 border border-line bg-surface-1 px-1.5 font-medium text-text',
              late ? 'end-full me-1.5' : 'start-full ms-1.5',
            )}
          >
            {format(value)}
          </span>
        </>
      )}
    </span>
  )
}

/** Data and axis of a bar chart. */
export type BarSeries = { readonly key: string; readonly name: string; readonly colour: ChartColour }
export type BarGroup = {
  readonly key: string
  /** In full, e.g. `20 Nov 2026`. */
  readonly name: string
  /** On the axis, e.g. `20 Nov`. */
  readonly tick: string
  /** Decimal text by series, none below zero: drawn as numbers, shown as text. */
  readonly values: Readonly<Record<string, string>>
}

export { axisScale as barScale }

/** The scale of a chart's bars; with `clip`, one large value does not set it. */
export function scaleOf(groups: readonly BarGroup[], series: readonly BarSeries[], clip: boolean): ReturnType<typeof axisScale> {
  const all = groups.flatMap(({ values }) => series.map(({ key }) => Number(values[key] ?? 0)))
  return axisScale((clip ? clipAt(all) : null) ?? Math.max(...all))
}

/** A value this many times the next largest is an outlier. */
const TIMES = 4
/** Room above the next largest value. */
const ROOM = 1.2
/** At least this many values besides the outlier, or there is nothing to flatten. */
const MIN_VALUES = 3

/** Where bars are cut so that one large value does not flatten the rest; null: nowhere. The value itself is printed at its bar. */
export function clipAt(values: readonly number[]): number | null {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => other - one)
  const [largest = 0, next = 0] = sorted
  return sorted.length > MIN_VALUES && largest > next * TIMES ? next * ROOM : null
}
