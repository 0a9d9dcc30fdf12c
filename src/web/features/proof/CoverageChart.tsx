/** Coverage of each epoch as a stepped line over time, and as a table. Only positions are computed here, no amounts. */
import { useState } from 'react'
import { Card, EmptyState, FilterTabs, percentText, Table } from '#web/kit/index.ts'
import { Crosshair } from '#web/shared/chart/plot/Crosshair.tsx'
import { Curve, Mark } from '#web/shared/chart/plot/marks.tsx'
import { Plot } from '#web/shared/chart/plot/Plot.tsx'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { coverageText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { coverageScale } from './coverage-scale.ts'
import type { ListedEpoch } from './proof-query.ts'

const SHOWN_ROWS = 8
/** Fewer points are a sentence. */
const MIN_POINTS = 3
const FULL_BPS = 10_000

type Point = { readonly epoch: number; readonly at: string; readonly bps: number }

export function CoverageChart({ epochs }: { epochs: readonly ListedEpoch[] }) {
  const t = useText()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const points = epochs.flatMap(({ epoch, at, coverage_bps }) => (coverage_bps === null ? [] : [{ epoch, at, bps: coverage_bps }]))
  const tabs = (['chart', 'table'] as const).map((value) => ({ value, label: t(`proof.coverage.${value}`) }))
  return (
    <Card
      title={t('proof.coverage.title')}
      className="flex flex-col"
      aside={points.length >= MIN_POINTS && <FilterTabs label={t('proof.coverage.view')} tabs={tabs} value={view} onChange={setView} />}
    >
      {points.length === 0 ? (
        <EmptyState bare title={t('proof.coverage.none')} />
      ) : points.length < MIN_POINTS ? (
        <p className="text-text-2">{describe(points.toReversed(), t)}</p>
      ) : view === 'chart' ? (
        <Chart points={points.toReversed()} />
      ) : (
        <CoverageTable points={points.slice(0, SHOWN_ROWS)} />
      )}
    </Card>
  )
}

/** Oldest first. */
function describe(points: readonly Point[], t: T): string {
  const [first, last] = [points[0], points.at(-1)]
  return t('proof.coverage.drawing', {
    count: points.length,
    first: coverageText(first?.bps ?? null),
    last: coverageText(last?.bps ?? null),
    least: coverageText(Math.min(...points.map(({ bps }) => bps))),
    from: first ? momentText(first.at) : '',
    to: last ? momentText(last.at) : '',
  })
}

function Chart({ points }: { points: readonly Point[] }) {
  const t = useText()
  const { lines, heightOf } = coverageScale(points.map(({ bps }) => bps))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const least = points.reduce((lowest, point) => (point.bps < lowest.bps ? point : lowest), first)
  const line = points.map(({ at, bps }) => ({ at: Date.parse(at), value: bps }))
  const span = { from: Date.parse(first.at), to: Date.parse(last.at) }
  const label = dateText(first.at) === dateText(last.at) ? momentText : dateText
  return (
    <div className="flex flex-1 flex-col gap-3">
      <p className="text-text-2">
        {t('proof.coverage.lowest', { from: dateText(first.at), least: coverageText(least.bps), on: dateText(least.at) })}
      </p>
      <Plot
        label={describe(points, t)}
        range={heightOf}
        span={span}
        format={percentText}
        lines={lines}
        base={FULL_BPS}
        values="w-16 text-end"
        room="end-18"
        height="min-h-44 flex-1"
        className="flex flex-1 flex-col"
        ticks={[
          { along: 0, text: label(first.at) },
          { along: 1, text: label(last.at) },
        ]}
        cross={
          <Crosshair
            label={t('proof.coverage.title')}
            times={line.map(({ at }) => at)}
            answer={(at) => {
              const point = points[line.findLastIndex((one) => one.at <= at)] ?? first
              return {
                title: momentText(point.at),
                values: [{ name: t('proof.epoch', { epoch: point.epoch }), text: coverageText(point.bps) }],
              }
            }}
          />
        }
        over={<Mark at={span.to} value={last.bps} className="size-2 -translate-1/2 rounded-full bg-chart-1" />}
      >
        <Curve line={line} steps />
      </Plot>
      <p className="text-14 text-text-3">{t('proof.coverage.scale')}</p>
    </div>
  )
}

function CoverageTable({ points }: { points: readonly Point[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('proof.coverage.title')}
      rows={points}
      rowKey={(row) => String(row.epoch)}
      columns={[
        { key: 'epoch', head: t('proof.epochs.epoch'), card: 'title', cell: (row) => t('proof.epoch', { epoch: row.epoch }) },
        { key: 'at', head: t('proof.epochs.at'), card: 'meta', cell: (row) => momentText(row.at) },
        {
          key: 'coverage',
          head: t('proof.epochs.coverage'),
          card: 'figure',
          align: 'right',
          cell: (row) => <bdi>{coverageText(row.bps)}</bdi>,
        },
      ]}
    />
  )
}
