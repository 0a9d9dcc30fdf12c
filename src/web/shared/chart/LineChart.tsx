/** A line chart: a legend with the last values, a crosshair that reads every point, and a table twin of the same points. */

import { type ReactNode, useCallback, useMemo } from 'react'
import { EmptyState, HiddenAmounts, join, Table, useHiddenText } from '#web/kit/index.ts'
import { bareText, momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { axisText, ChartFrame, inMillions } from './ChartFrame.tsx'
import type { ChartColour } from './colours.ts'
import { Crosshair } from './plot/Crosshair.tsx'
import { Curve } from './plot/marks.tsx'
import { dayTicks, Plot } from './plot/Plot.tsx'
import { type Line, rangeOf, spanOf } from './plot/scale.ts'
import { highestOf, type Row, rowsOf, type Series } from './series.ts'

export type LineChartProps = {
  /** Names chart and table, e.g. "Equity of bot 2.0". */
  readonly label: string
  /** Memoise it: its points are sorted for a new object. */
  readonly series: readonly Series[]
  /** Formats a value's decimal text, e.g. `moneyText`. Its amounts follow `HideAmounts`. */
  readonly format: (value: string) => string
  /** The values are amounts: the axis has whole dollars, or millions. */
  readonly money?: boolean | undefined
  /** Decimal places of the axis. */
  readonly places?: number | undefined
  readonly head?: ReactNode
  /** Shown if there are no points. */
  readonly empty: string
  readonly height?: string | undefined
}

export function LineChart(props: LineChartProps) {
  const { label, series, format, money = false, head, empty, height } = props
  const t = useText()
  const millions = useMemo(() => money && inMillions(highestOf(series)), [money, series])
  const rows = useMemo(() => rowsOf(series), [series])
  const [newest, oldest] = [rows[0], rows.at(-1)]
  if (!newest || !oldest) return <EmptyState title={empty} />
  const description = t('charts.drawing', { label, count: rows.length, from: momentText(oldest.at), to: momentText(newest.at) })
  return (
    <ChartFrame
      own
      head={head}
      height={height}
      legend={<Legend series={series} format={format} note={millions ? t('charts.millions') : null} />}
      chart={<Lines {...props} rows={rows} millions={millions} description={description} />}
      table={<LineTable label={label} series={series} rows={rows} format={format} />}
    />
  )
}

const strokes: Readonly<Record<ChartColour, string>> = {
  1: 'stroke-chart-1',
  2: 'stroke-chart-2',
  3: 'stroke-chart-3',
  4: 'stroke-chart-4',
  5: 'stroke-chart-5',
}
const DASHES = '5 4'

type LinesProps = LineChartProps & { readonly rows: readonly Row[]; readonly millions: boolean; readonly description: string }

function Lines({ label, series, format, money, places = 2, rows, millions, description }: LinesProps) {
  const hide = useHiddenText('dots')
  const axis = useCallback(
    (value: number) => hide(money ? axisText(value, millions) : format(value.toFixed(places))),
    [hide, money, millions, format, places],
  )
  const lines = useMemo(
    () => series.map((one) => ({ ...one, line: one.points.map(({ at, value }) => ({ at: Date.parse(at), value: Number(value) })) })),
    [series],
  )
  const times = useMemo(() => rows.map(({ at }) => Date.parse(at)).reverse(), [rows])
  const span = spanOf(lines.map(({ line }) => line))
  const range = useMemo(() => rangeOf(endsOf(lines)), [lines])
  return (
    <Plot
      label={description}
      range={range}
      span={span}
      format={axis}
      height="h-[calc(100%-1.5rem)]"
      className="h-full pt-2"
      values="above"
      room="end-0"
      ticks={dayTicks(span)}
      cross={<Crosshair label={label} times={times} answer={(at) => answerAt(series, at, format)} />}
    >
      {lines.map(({ key, line, colour, dashed, steps }) => (
        <Curve key={key} line={line} steps={steps ?? false} className={strokes[colour]} strokeDasharray={dashed ? DASHES : undefined} />
      ))}
    </Plot>
  )
}

/** The least and the largest value of all lines. */
function endsOf(lines: readonly { readonly line: Line }[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { line } of lines) for (const { value } of line) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return [low, high]
}

/** Each line's value at an instant, or its last one before it. */
function answerAt(series: readonly Series[], time: number, format: (value: string) => string) {
  const values = series.flatMap(({ name, colour, dashed, points }) => {
    const point = points.findLast(({ at }) => Date.parse(at) <= time)
    return point ? [{ name, text: format(point.value), look: lookOf(colour, dashed) }] : []
  })
  return { title: momentText(new Date(time)), values }
}

const borders: Readonly<Record<ChartColour, string>> = {
  1: 'border-chart-1',
  2: 'border-chart-2',
  3: 'border-chart-3',
  4: 'border-chart-4',
  5: 'border-chart-5',
}

function lookOf(colour: ChartColour, dashed: boolean | undefined): string {
  return join('w-4 border-t-2', borders[colour], dashed && 'border-dashed')
}

type LegendProps = Pick<LineChartProps, 'series' | 'format'> & { readonly note: string | null }

function Legend({ series, format, note }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {series.map(({ key, name, colour, dashed, points }) => {
        const point = points.at(-1)
        return (
          <li key={key} className="flex items-center gap-2 text-text-2">
            <span aria-hidden="true" className={lookOf(colour, dashed)} />
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
