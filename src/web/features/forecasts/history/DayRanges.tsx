/** One bar a day from the range's low end to its high end, and the day's return: a ring inside, a filled diamond outside. */
import { countText } from '#web/kit/index.ts'
import { axisPercent, useWidth } from '#web/shared/chart/index.ts'
import { Bar, Mark } from '#web/shared/chart/plot/marks.tsx'
import { Plot, PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import { rangeOf } from '#web/shared/chart/plot/scale.ts'
import { shortDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Row } from '../forecast-query.ts'

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
  return (
    <div ref={box}>
      <Plot
        label={t('forecasts.history.label', {
          days: t('forecasts.days', { count: shown.length }),
          misses: countText(shown.filter(({ missed }) => missed).length),
        })}
        range={range}
        span={{ from: 0, to: shown.length }}
        format={axisPercent}
        height="h-60"
        room="end-14"
        ticks={[
          { along: 0, text: shortDayText(shown[0]?.day ?? '') },
          { along: 1, text: shortDayText(shown.at(-1)?.day ?? '') },
        ]}
        over={shown.map((row, n) => <Outcome key={row.day} row={row} at={n + 0.5} />)}
      >
        {shown.map(({ day, low_return_percent, high_return_percent }, n) => (
          <Bar
            key={day}
            from={n + 0.2}
            to={n + 0.8}
            low={low_return_percent}
            high={high_return_percent}
            className="fill-chart-1 opacity-25"
          />
        ))}
      </Plot>
    </div>
  )
}

function Outcome({ row: { return_percent, missed }, at }: { row: Row; at: number }) {
  if (return_percent === null) return null
  const look = missed ? 'size-2 rotate-45 bg-loss' : 'size-1.5 rounded-full border border-text bg-surface-1'
  return <Mark at={at} value={return_percent} className={`-translate-1/2 ${look}`} />
}

const marks = [
  ['range', 'h-3 w-2 bg-chart-1 opacity-40'],
  ['inside', 'size-2 rounded-full border border-text bg-surface-1'],
  ['missed', 'size-2 rotate-45 bg-loss'],
] as const

export function DaysKey() {
  const t = useText()
  return <PlotKey marks={marks.map(([key, look]) => ({ label: t(`forecasts.history.key_${key}`), look }))} />
}
