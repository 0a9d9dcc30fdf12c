/**
 * The accessible equivalent of the chart: the same candles, indicators and fills, newest first. Paged, because it renders again with
 * every price.
 */
import { useState } from 'react'
import { type Column, Pager, Table } from '#web/kit/index.ts'
import { bareText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { sourceText } from '#web/shared/locale/source-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { priceText } from '../prices/price-text.ts'
import { type Candle, candleOf, type Mark } from './candles.ts'
import { type Overlay, overlayText } from './overlays.ts'

export type CandleTableProps = {
  readonly label: string
  readonly candles: readonly Candle[]
  readonly overlays: readonly Overlay[]
  readonly marks: readonly Mark[]
}

type Row = { readonly candle: Candle; readonly place: number }

const ROWS = 25
const SIDES = ['open', 'high', 'low', 'close'] as const

export function CandleTable({ label, candles, overlays, marks }: CandleTableProps) {
  const t = useText()
  const [page, setPage] = useState(0)
  const rows = candles.map((candle, place) => ({ candle, place })).reverse()
  const from = Math.min(page, Math.floor(Math.max(0, rows.length - 1) / ROWS)) * ROWS
  const to = Math.min(from + ROWS, rows.length)
  const turn = (by: number) => () => setPage(from / ROWS + by)
  return (
    <>
      <Table
        bare
        label={label}
        rows={rows.slice(from, to)}
        rowKey={({ candle }) => candle.at}
        columns={columnsOf(t, overlays, textsByCandle(candles, marks))}
      />
      <div className="sticky bottom-0 bg-surface-1">
        <Pager
          label={t('market.chart.pages')}
          range={t('market.chart.range', { from: from + 1, to, count: rows.length })}
          previousLabel={t('market.chart.newer')}
          nextLabel={t('market.chart.older')}
          onPrevious={from > 0 ? turn(-1) : undefined}
          onNext={to < rows.length ? turn(1) : undefined}
        />
      </div>
    </>
  )
}

function columnsOf(t: T, overlays: readonly Overlay[], marked: ReadonlyMap<string, string[]>): Column<Row>[] {
  return [
    { key: 'at', head: t('charts.at'), card: 'title', cell: ({ candle }) => <span className="num">{bareText(candle.at)}</span> },
    ...SIDES.map(
      (side): Column<Row> => ({
        key: side,
        head: t(`market.chart.${side}`),
        align: 'right',
        cell: ({ candle }) => (
          <span translate="no" className="num">
            {priceText(candle[side])}
          </span>
        ),
      }),
    ),
    ...overlays.map(
      (overlay): Column<Row> => ({
        key: overlay.key,
        head: t(`market.chart.lines.${overlay.key}`),
        align: 'right',
        cell: ({ place }) => (
          <span translate="no" className="num">
            {overlayText(overlay, place)}
          </span>
        ),
      }),
    ),
    { key: 'fills', head: t('market.chart.fills'), cell: ({ candle }) => listText(marked.get(candle.at) ?? ['–']) },
    { key: 'state', head: t('market.chart.state'), cell: ({ candle }) => t(candle.final ? 'market.chart.final' : 'market.chart.forming') },
    { key: 'source', head: t('market.source'), cell: ({ candle }) => sourceText(t, candle.source) },
  ]
}

function textsByCandle(candles: readonly Candle[], marks: readonly Mark[]): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const { at, text } of marks) {
    const candle = candleOf(candles, at)
    if (candle) texts.set(candle.at, [...(texts.get(candle.at) ?? []), text])
  }
  return texts
}
