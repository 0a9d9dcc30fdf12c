/** One bar a day from the range's low end to its high end, and the day's return: a ring inside, a filled diamond outside. */
import { countText, join } from '#web/kit/index.ts'
import { useWidth } from '#web/shared/chart/index.ts'
import { axisPercent } from '#web/shared/chart/plot/axis-percent.ts'
import { DrawingKey } from '#web/shared/chart/plot/DrawingKey.tsx'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { type Range, rangeOf, shareOf } from '#web/shared/chart/plot/scale.ts'
import { dayTickText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Row } from '../forecast-query.ts'

const VIEW_SIZE = 1000
/** One day needs so many pixels. */
const PITCH = 8
const MARGIN = 60
const MIN_DAYS = 20
const USUAL_WIDTH = 640

/** `rows`: scored days, oldest first. */
export function DayRanges({ rows }: { rows: readonly Row[] }) {
  const t = useText()
  const { box, width } = useWidth<HTMLDivElement>()
  const shown = rows.slice(-Math.max(MIN_DAYS, Math.floor(((width ?? USUAL_WIDTH) - MARGIN) / PITCH)))
  const range = rangeOf(
    shown.flatMap(({ low_return_percent, high_return_percent, return_percent }) =>
      [low_return_percent, high_return_percent, return_percent].filter((value) => value !== null),
    ),
    [0],
  )
  const middle = (n: number) => (n + 0.5) / shown.length
  return (
    <div ref={box}>
      <PlotFrame
        label={t('forecasts.history.label', {
          days: t('forecasts.days', { count: shown.length }),
          misses: countText(shown.filter(({ missed }) => missed).length),
        })}
        range={range}
        format={axisPercent}
        height="h-60"
        room="end-14"
        ticks={[
          { along: 0, text: dayTickText(shown[0]?.day ?? '') },
          { along: 1, text: dayTickText(shown.at(-1)?.day ?? '') },
        ]}
        over={shown.map((row, n) => <Outcome key={row.day} row={row} along={middle(n)} range={range} />)}
      >
        {shown.map((row, n) => (
          <Bar key={row.day} row={row} at={middle(n) * VIEW_SIZE} width={(VIEW_SIZE / shown.length) * 0.6} range={range} />
        ))}
      </PlotFrame>
    </div>
  )
}

/** An unbounded end runs to the edge of the drawing. */
function Bar({ row, at, width, range }: { row: Row; at: number; width: number; range: Range }) {
  const y = (value: number) => (1 - shareOf(value, range)) * VIEW_SIZE
  const top = row.high_return_percent === null ? 0 : y(row.high_return_percent)
  const bottom = row.low_return_percent === null ? VIEW_SIZE : y(row.low_return_percent)
  return <rect x={at - width / 2} width={width} y={top} height={Math.max(0, bottom - top)} className="fill-chart-1 opacity-25" />
}

function Outcome({ row, along, range }: { row: Row; along: number; range: Range }) {
  const { return_percent, missed } = row
  if (return_percent === null) return null
  return (
    <span
      style={{ insetInlineStart: `${along * 100}%`, top: `${(1 - shareOf(return_percent, range)) * 100}%` }}
      className={join(
        'absolute -translate-x-1/2 -translate-y-1/2',
        missed ? 'size-2 rotate-45 bg-loss' : 'size-1.5 rounded-full border border-text bg-surface-1',
      )}
    />
  )
}

const marks = [
  ['range', 'h-3 w-2 bg-chart-1 opacity-40'],
  ['inside', 'size-2 rounded-full border border-text bg-surface-1'],
  ['missed', 'size-2 rotate-45 bg-loss'],
] as const

export function DaysKey() {
  const t = useText()
  return <DrawingKey marks={marks.map(([key, look]) => ({ label: t(`forecasts.history.key_${key}`), look }))} />
}
