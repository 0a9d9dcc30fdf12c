/** Prices and changes as text. A price stays decimal text from the wire to the screen: it is rounded as text, never computed with. */

import { dayNumber } from '#kernel/format/moment'
import { group } from '#kernel/money'
import { percentText } from '#web/kit/index.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { briefText, hourText } from '#web/shared/locale/dates.ts'

const DECIMAL = /^(\d{1,24})(?:\.(\d{1,24}))?$/
const SMALL_DIGITS = 4

/** `$64,250.13`; under a dollar four significant digits, `$0.00001234`; a dash if unknown. */
export function priceText(value: string | null): string {
  const match = value === null ? null : DECIMAL.exec(value)
  if (!match) return '–'
  const [, whole = '0', fraction = ''] = match
  return `$${whole === '0' ? small(fraction) : fixed(whole, fraction, 2)}`
}

/** `+1.25%`, `−0.40%`, `0.00%`; a dash if unknown. */
export function changeText(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '–'
  return percentText(value.toFixed(2), 'always')
}

/** The direction as shown: a change that rounds to zero is flat. */
export function directionOf(value: number | null): 'up' | 'down' | null {
  const text = changeText(value)
  return text.startsWith('+') ? 'up' : text.startsWith('−') ? 'down' : null
}

/** `0.` and a fraction: leading zeros, then four digits. */
function small(fraction: string): string {
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  if (zeros === fraction.length) return '0.00'
  const text = fixed('0', fraction, zeros + SMALL_DIGITS)
  // 0.00009999… rounds up to one more digit.
  return text.replace(/^(0\.0{0,22}10000)$/, (all) => all.slice(0, -1))
}

/** Rounds half up, as usual for prices. */
function fixed(whole: string, fraction: string, places: number): string {
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  const rounded = (kept + (Number(fraction[places] ?? 0) >= 5 ? 1n : 0n)).toString().padStart(places + 1, '0')
  const [units, rest] = [rounded.slice(0, -places), rounded.slice(-places)]
  // Below a dollar, but rounds up to it: shown like a dollar.
  return `${group(units)}.${whole === '0' && units === '1' ? '00' : rest}`
}

/** `14:02 UTC`, and on another day `20 Nov, 14:02 UTC`. */
export function priceTimeText(at: string, now: Date = serverNow()): string {
  return dayNumber(at) === dayNumber(now) ? hourText(at) : briefText(at)
}
