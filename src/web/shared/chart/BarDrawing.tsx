/** The bars: gridlines with values at the right, every seventh name below, counted from the last. */
import type { AxisScale } from '#kernel/axis-scale'
import { join } from '#web/kit/index.ts'
import type { BarGroup, BarSeries } from './bars.ts'

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
  return (
    <div dir="ltr" role="img" aria-label={label} className="relative size-full text-12">
      <div className="absolute inset-x-0 top-2 bottom-7">
        {lines.map((line) => (
          <div
            key={line}
            style={{ bottom: `${(line / top) * 100}%` }}
            className="absolute inset-x-0 flex translate-y-1/2 items-center gap-3"
          >
            <span className={join('h-px flex-1', line === 0 ? 'bg-line-control' : 'bg-chart-grid')} />
            <span className="num w-16 text-end sm:w-20 text-text-2">{axis(line)}</span>
          </div>
        ))}
        <div className="absolute inset-y-0 start-0 end-18 flex sm:end-23" onPointerLeave={() => onPoint(null)}>
          {groups.map(({ key, tick, values }, n) => (
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
              {(groups.length - 1 - n) % every === 0 && (
                <span className="num absolute start-1/2 top-full mt-2 -translate-x-1/2 text-text-2">{tick}</span>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
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
