/**
 * A grouped bar chart by day, month or plan, with a table twin. The legend shows the values of the group under the pointer, or of the last
 * one. Drawn as boxes without a library. Time runs from left to right in every language.
 */
import { type ReactNode, useMemo, useState } from 'react'
import { EmptyState, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { BarDrawing, type BarGroup, type BarSeries, scaleOf } from './BarDrawing.tsx'
import { axisText, ChartFrame, inMillions } from './ChartFrame.tsx'

export type BarChartProps = {
  /** Names chart and table. */
  readonly label: string
  /** Head of the table's first column, e.g. "Day (UTC)". */
  readonly group: string
  /** In drawing order. */
  readonly groups: readonly BarGroup[]
  readonly series: readonly BarSeries[]
  /** Formats a value's decimal text. */
  readonly format: (value: string) => string
  /** The values are amounts: the axis has whole dollars, or millions. */
  readonly money?: boolean | undefined
  readonly head?: ReactNode
  /** Shown if every value is zero. */
  readonly empty: string
  /** The table begins with the last group. */
  readonly newest_first?: boolean | undefined
  readonly height?: string | undefined
  /** The group whose values the legend shows while no other is pointed at; the last by default. */
  readonly rest?: number | undefined
  /** Cuts one value that would flatten the others, and prints it. */
  readonly clip?: boolean | undefined
}

export function BarChart(props: BarChartProps) {
  const { label, group, groups, series, format, money = false, head, empty, newest_first = false, height, rest, clip = false } = props
  const t = useText()
  const [at, setAt] = useState<number | null>(null)
  const scale = useMemo(() => scaleOf(groups, series, clip), [groups, series, clip])
  const millions = money && inMillions(scale.top)
  const [first, last] = [groups[0], groups.at(-1)]
  const shown = groups[at ?? rest ?? groups.length - 1]
  if (!first || !last || groups.every(({ values }) => Object.values(values).every((value) => Number(value) === 0)))
    return <EmptyState title={empty} />
  return (
    <ChartFrame
      head={head}
      height={height}
      own
      legend={shown && <Legend group={shown} series={series} format={format} note={millions ? t('charts.millions') : null} />}
      chart={
        <BarDrawing
          label={t('charts.bars', { label, count: groups.length, from: first.name, to: last.name })}
          groups={groups}
          series={series}
          scale={scale}
          axis={(value) => (money ? axisText(value, millions) : format(value.toFixed(2)))}
          format={format}
          at={at}
          onPoint={setAt}
        />
      }
      table={
        <Table
          bare
          label={label}
          rows={newest_first ? groups.toReversed() : groups}
          rowKey={(row) => row.key}
          columns={[
            { key: 'name', head: group, card: 'title', cell: (row) => <span className="num">{row.name}</span> },
            ...series.map(({ key, name }) => ({
              key,
              head: name,
              align: 'right' as const,
              cell: (row: BarGroup) => (
                <span translate="no" className="num">
                  {format(row.values[key] ?? '0.00')}
                </span>
              ),
            })),
          ]}
        />
      }
    />
  )
}

type LegendProps = Pick<BarChartProps, 'series' | 'format'> & { readonly group: BarGroup; readonly note: string | null }

function Legend({ group, series, format, note }: LegendProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14">
      <span className="num text-text-3">{group.name}</span>
      <ul className="contents">
        {series.map(({ key, name, colour }) => (
          <li key={key} className="flex items-center gap-2 text-text-2">
            <span aria-hidden="true" style={{ background: `var(--chart-${colour})` }} className="h-2.5 w-2.5 rounded-1" />
            {name}
            <span translate="no" className="num font-medium text-text">
              {format(group.values[key] ?? '0.00')}
            </span>
          </li>
        ))}
      </ul>
      {note && <span className="text-text-3 sm:ms-auto">{note}</span>}
    </div>
  )
}
