/** The available overlays, computed from closes. */

import { bollinger, ema, rsi, sma } from '#trading/indicators/index'
import type { ChartColour } from '#web/shared/chart/colours.ts'
import { priceText } from '../prices/price-text.ts'
import type { Candle } from './candles.ts'

export const overlayNames = ['sma', 'ema', 'bollinger', 'rsi'] as const
export type OverlayName = (typeof overlayNames)[number]

export type Overlay = {
  readonly key: 'sma' | 'ema' | 'rsi' | 'upper' | 'lower'
  readonly colour: ChartColour
  /** 0 with the prices, 1 in a separate pane. */
  readonly pane: 0 | 1
  readonly dashed: boolean
  /** By candle; null before the window is full. */
  readonly values: readonly (number | null)[]
}

const LENGTH = 20
const RSI_LENGTH = 14
const WIDTH = 2

export function overlaysOf(candles: readonly Candle[], shown: readonly OverlayName[]): Overlay[] {
  const closes = candles.map(({ close }) => Number(close))
  return shown.flatMap((name) => work[name](closes))
}

const work: Readonly<Record<OverlayName, (closes: readonly number[]) => Overlay[]>> = {
  sma: (closes) => [{ key: 'sma', colour: 3, pane: 0, dashed: false, values: sma(closes, LENGTH) }],
  ema: (closes) => [{ key: 'ema', colour: 1, pane: 0, dashed: false, values: ema(closes, LENGTH) }],
  rsi: (closes) => [{ key: 'rsi', colour: 1, pane: 1, dashed: false, values: rsi(closes, RSI_LENGTH) }],
  bollinger: (closes) => {
    const bands = bollinger(closes, LENGTH, WIDTH)
    const edge = (side: 'lower' | 'upper'): Overlay => ({
      key: side,
      colour: 2,
      pane: 0,
      dashed: true,
      values: bands.map((band) => band?.[side] ?? null),
    })
    return [edge('upper'), edge('lower')]
  },
}

const DECIMALS = 12

/** An indicator at a candle: a price, or a plain index of two places. */
export function overlayText({ values, pane }: Overlay, place: number): string {
  const value = values[place]
  if (value === null || value === undefined) return '–'
  return pane === 1 ? value.toFixed(2) : priceText(Math.max(0, value).toFixed(DECIMALS))
}
