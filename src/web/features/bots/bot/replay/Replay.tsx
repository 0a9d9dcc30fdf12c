/** The replay: candles up to its hour in full, later ones faded, the fills so far marked, and the last of them in words. */
import { useState } from 'react'
import { coinOf } from '#web/entities/bot/index.ts'
import { Button, RangeSlider } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { briefText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CandleKey, Candles } from './Candles.tsx'
import { FillTable } from './FillTable.tsx'
import { fillText } from './fill-text.ts'
import type { Replay as Data } from './replay-query.ts'

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
      head={<p className="num text-13 text-text-2">{`${coinOf(pair)}/USD · ${place}`}</p>}
      chart={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Candles pair={pair} candles={candles} fills={past} at={at} />
          <div className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
            <Button variant="secondary" disabled={!previous} onClick={() => previous && move(previous.candle)}>
              {t('record.replay.previous')}
            </Button>
            <RangeSlider
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
          <p aria-live="polite" className="num min-h-10 text-13 whitespace-normal text-text-2 sm:min-h-5">
            {current ? fillText(t, current.fill) : `${time}: ${t('record.replay.before')}`}
          </p>
          <CandleKey />
        </div>
      }
      table={<FillTable pair={pair} fills={fills.map(({ fill }) => fill)} />}
    />
  )
}
