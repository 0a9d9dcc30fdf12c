/** The amounts of an axis: whole dollars, or millions above $9,999,999, which the panel's name says. */
import { moneyText } from '#web/kit/index.ts'

const MOST = 9_999_999
const MILLION = 1_000_000

export function inMillions(top: number): boolean {
  return top > MOST
}

/** `value` in dollars. */
export function axisText(value: number, millions: boolean): string {
  const shown = millions ? value / MILLION : value
  return moneyText(BigInt(Math.round(shown * 100)), 'auto', true)
}
