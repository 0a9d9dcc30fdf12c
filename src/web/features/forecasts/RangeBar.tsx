/** A range of returns as a bar on a scale that is the same for all coins; the tick is the last known price. */
import { useText } from '#web/shared/locale/text.ts'
import type { DayForecast } from './forecast-query.ts'
import { returnsText } from './words.ts'

/** From minus to plus so many percent. */
export type Scale = number

export function scaleOf(forecasts: readonly DayForecast[]): Scale {
  const ends = forecasts.flatMap(({ low_return_percent, high_return_percent }) => [low_return_percent ?? 0, high_return_percent ?? 0])
  return Math.max(1, Math.ceil(Math.max(...ends.map(Math.abs))))
}

export function RangeBar({ forecast, scale }: { forecast: DayForecast; scale: Scale }) {
  const t = useText()
  const { low_return_percent: low, high_return_percent: high } = forecast
  const along = (value: number) => `${((value + scale) / (2 * scale)) * 100}%`
  return (
    <span className="grid gap-1">
      <span className="num text-13">{returnsText(t, forecast)}</span>
      {low !== null && high !== null && (
        <span dir="ltr" aria-hidden="true" className="relative block h-2 w-56 rounded-1 bg-surface-2">
          <span
            style={{ insetInlineStart: along(low), insetInlineEnd: `calc(100% - ${along(high)})` }}
            className="absolute inset-y-0 rounded-1 bg-chart-1"
          />
          <span className="absolute -inset-y-1 start-1/2 w-px bg-text" />
        </span>
      )}
    </span>
  )
}
