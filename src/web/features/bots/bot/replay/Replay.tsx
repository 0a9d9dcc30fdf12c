/** The replay: candles up to its hour in full, later ones faded, the fills so far marked, and the last of them in words. */
import { useState } from 'react'
import { coinOf, priceText, sideText, type Trade } from '#web/entities/bot/index.ts'
import { Button, Link, Live, Money, RangeSlider, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { briefText, secondText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { CandleKey, Candles } from './Candles.tsx'
import { type Replay as Data, fillText } from './replay-query.ts'

export function Replay({ pair, candles, fills }: Data & { pair: string }) {
  const t = useText()
  const last = candles.length - 1
  const [at, move] = useState(fills.at(-1)?.candle ?? last)
  const past = fills.filter(({ candle }) => candle <= at)
  const current = past.at(-1)
  // From a fill to another hour's: several fills in one hour are one stop.
  const previous = fills.findLast(({ candle }) => candle < at)
  const next = fills.find(({ candle }) => candle > at)
  const time = briefText(new Date(candles[at]?.at ?? 0))
  const place = current ? t('record.replay.place', { n: past.length, count: fills.length }) : t('record.replay.before')
  return (
    <ChartFrame
      own
      height="min-h-110"
      head={<p className="num text-14 text-text-2">{`${coinOf(pair)}/USD · ${place}`}</p>}
      chart={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Candles pair={pair} candles={candles} fills={past} at={at} />
          <div className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
            <Button variant="secondary" disabled={!previous} onClick={() => previous && move(previous.candle)}>
              {t('record.replay.previous')}
            </Button>
            <RangeSlider
              time
              label={t('record.replay.slider')}
              min={0}
              max={last}
              value={at}
              onChange={move}
              valueText={`${time}, ${place}`}
              className="order-first col-span-2 sm:order-none sm:col-span-1"
            />
            <Button variant="secondary" disabled={!next} onClick={() => next && move(next.candle)}>
              {t('record.replay.next')}
            </Button>
          </div>
          <Live as="p" className="num min-h-10 text-14 whitespace-normal text-text-2 sm:min-h-5">
            {current ? fillText(t, current.fill) : `${time}: ${t('record.replay.before')}`}
          </Live>
          <CandleKey />
        </div>
      }
      table={<FillTable pair={pair} fills={fills.map(({ fill }) => fill)} />}
    />
  )
}

/** The replayed fills as a table, newest first; each opens its record. */
function FillTable({ pair, fills }: { pair: string; fills: readonly Trade[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('record.replay.list', { pair })}
      rows={fills.toReversed()}
      rowKey={(row) => row._id}
      columns={[
        {
          key: 'at',
          head: t('record.replay.time'),
          card: 'title',
          cell: (row) => <Link render={<Go to={`/trades/${row._id}`} />}>{secondText(row.at)}</Link>,
        },
        { key: 'side', head: t('record.replay.side'), cell: (row) => sideText(t, row) },
        {
          key: 'price',
          head: t('record.replay.price'),
          align: 'right',
          cell: (row) => (
            <span translate="no" className="num">
              {priceText(row.price)}
            </span>
          ),
        },
        { key: 'amount', head: t('record.replay.amount'), align: 'right', cell: (row) => <Money value={row.amount} /> },
        {
          key: 'result',
          head: t('record.replay.outcome'),
          align: 'right',
          cell: (row) => (row.profit === null ? t('bots.trades.open') : <Money value={row.profit} tone="result" sign="always" />),
        },
      ]}
    />
  )
}
