import { priceText } from '../prices/price-text.ts'
import type { Overlay } from './overlays.ts'

const DECIMALS = 12

/** An indicator at a candle: a price, or a plain index of two places. */
export function overlayText({ values, pane }: Overlay, place: number): string {
  const value = values[place]
  if (value === null || value === undefined) return '–'
  return pane === 1 ? value.toFixed(2) : priceText(Math.max(0, value).toFixed(DECIMALS))
}
