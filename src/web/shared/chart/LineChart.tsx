/**
 * A line chart with a legend of the values under the pointer (or the last ones) and a table twin of the same points. The drawing code is
 * loaded separately; the table doesn't need it.
 */

import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { EmptyState, HiddenAmounts, join, Table, useHiddenText } from '#web/kit/index.ts'
import { bareText, momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { axisText, ChartFrame, inMillions } from './ChartFrame.tsx'
import type { LineDrawingProps } from './LineDrawing.tsx'
import { highestOf, type Row, rowsOf, type Series, secondsOf } from './series.ts'

export type LineChartProps = {
  /** Names chart and table, e.g. "Equity of bot 2.0". */
  readonly label: string
  /** Memoise it: a new object redraws the chart. */
  readonly series: readonly Series[]
  /** Formats a value's decimal text, e.g. `moneyText`. Declare it outside the component. Its amounts follow `HideAmounts`. */
  readonly format: (value: string) => string
  /** The values are amounts: the axis has whole dollars, or millions. */
  readonly money?: boolean | undefined
  /** Decimal places of the values. */
  readonly places?: number | undefined
  readonly head?: ReactNode
  /** Shown if there are no points. */
  readonly empty: string
  readonly height?: string | undefined
}

const Drawing = lazyPart<LineDrawingProps>(async () => (await import('./LineDrawing.tsx')).LineDrawing)

export function LineChart({ label, series, format, money = false, places = 2, head, empty, height }: LineChartProps) {
  const t = useText()
  const [at, setAt] = useState<number | null>(null)
  const hide = useHiddenText('dots')
  const drawn = useDeferredValue(useCallback((value: string) => hide(format(value)), [hide, format]))
  const millions = useMemo(() => money && inMillions(highestOf(series)), [money, series])
  const axis = useCallback((value: number) => hide(axisText(value, millions)), [hide, millions])
  const rows = useMemo(() => rowsOf(series), [series])
  const [newest, oldest] = [rows[0], rows.at(-1)]
  if (!newest || !oldest) return <EmptyState title={empty} />
  const description = t('charts.drawing', { label, count: rows.length, from: momentText(oldest.at), to: momentText(newest.at) })
  return (
    <ChartFrame
      head={head}
      height={height}
      legend={<Legend series={series} format={format} at={at} note={millions ? t('charts.millions') : null} />}
      chart={<Drawing series={series} label={description} format={drawn} axis={money ? axis : undefined} places={places} onPoint={setAt} />}
      table={<LineTable label={label} series={series} rows={rows} format={format} />}
    />
  )
}

type LegendProps = Pick<LineChartProps, 'series' | 'format'> & { readonly at: number | null; readonly note: string | null }

function Legend({ series, format, at, note }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-13">
      {series.map(({ key, name, colour, dashed, points }) => {
        const point = at === null ? points.at(-1) : points.findLast((one) => secondsOf(one.at) <= at)
        return (
          <li key={key} className="flex items-center gap-2 text-text-2">
            <span
              aria-hidden="true"
              style={{ borderColor: `var(--chart-${colour})` }}
              className={join('w-4 border-t-2', dashed && 'border-dashed')}
            />
            {name}
            <span className="num font-medium text-text">{point ? <HiddenAmounts text={format(point.value)} /> : '–'}</span>
          </li>
        )
      })}
      {note && <li className="text-text-3 sm:ms-auto">{note}</li>}
    </ul>
  )
}

type LineTableProps = Pick<LineChartProps, 'label' | 'series' | 'format'> & { readonly rows: readonly Row[] }

function LineTable({ label, series, rows, format }: LineTableProps) {
  const t = useText()
  return (
    <Table
      bare
      label={label}
      rows={rows}
      rowKey={(row) => row.at}
      columns={[
        { key: 'at', head: t('charts.at'), card: 'title', cell: (row) => bareText(row.at) },
        ...series.map(({ key, name }) => ({
          key,
          head: name,
          align: 'right' as const,
          cell: (row: Row) => {
            const value = row.values[key]
            return <span className="num">{value === undefined ? '–' : <HiddenAmounts text={format(value)} />}</span>
          },
        })),
      ]}
    />
  )
}
