/** Coverage of each epoch as a stepped line over time, and as a table. Only positions are computed here, no amounts. */
import { useState } from 'react'
import { Card, EmptyState, FilterTabs, percentText, Table } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/coverage-text.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { coverageScale } from './coverage-scale.ts'
import type { ListedEpoch } from './proof-query.ts'

const SHOWN_ROWS = 8
/** Fewer points are a sentence. */
const MIN_POINTS = 3

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
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)]
  const x = (at: string) => (to > from ? ((Date.parse(at) - from) / (to - from)) * 100 : 50)
  const y = (bps: number) => (1 - heightOf(bps)) * 100
  const path = points.map(({ at, bps }, n) => (n === 0 ? `M${x(at)} ${y(bps)}` : `H${x(at)}V${y(bps)}`)).join('')
  const label = dateText(first.at) === dateText(last.at) ? momentText : dateText
  return (
    <div className="flex flex-1 flex-col gap-3">
      <p className="text-text-2">
        {t('proof.coverage.lowest', { from: dateText(first.at), least: coverageText(least.bps), on: dateText(least.at) })}
      </p>
      <div dir="ltr" role="img" aria-label={describe(points, t)} className="relative min-h-44 flex-1 text-12">
        {lines.map((line) => (
          <GridLine key={line} top={y(line)} label={percentText(line)} full={line === 10_000} />
        ))}
        <div className="absolute inset-y-0 end-18 start-0">
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            <path d={path} fill="none" stroke="var(--chart-1)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
          </svg>
          <span
            style={{ insetInlineStart: `${x(last.at)}%`, top: `${y(last.bps)}%` }}
            className="absolute size-2 -translate-1/2 rounded-full bg-chart-1"
          />
        </div>
      </div>
      <div dir="ltr" className="me-18 flex justify-between gap-4 text-12 text-text-2">
        <bdi>{label(first.at)}</bdi>
        {points.length > 1 && <bdi className="text-end">{label(last.at)}</bdi>}
      </div>
      <p className="text-13 text-text-3">{t('proof.coverage.scale')}</p>
    </div>
  )
}

function GridLine({ top, label, full }: { top: number; label: string; full: boolean }) {
  return (
    <div style={{ top: `${top}%` }} className="absolute inset-x-0 flex -translate-y-1/2 items-center gap-2">
      <span className={full ? 'h-px flex-1 bg-line-control' : 'h-px flex-1 bg-chart-grid'} />
      <span className="num w-16 text-end text-text-2">{label}</span>
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
