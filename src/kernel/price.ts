/**
 * Exact prices and quantities of coins: a price is a bigint of 10⁻¹² USD per coin, a quantity a bigint of 10⁻⁸ coins, negative
 * for a short position. Only this file turns their product into cents. Both fit a 64-bit column.
 */
import { assert } from './assert.ts'
import { divideHalfEven } from './rounding.ts'

declare const brand: unique symbol
export type Price = bigint & { readonly [brand]: 'price' }
export type Quantity = bigint & { readonly [brand]: 'quantity' }

const MAX_INT64 = 9_223_372_036_854_775_807n
const PRICE_PLACES = 12
const QUANTITY_PLACES = 8
/** A price has at most this many significant digits. */
const DIGITS = 8
/** One cent, in the unit of price × quantity. */
const CENT = 10n ** BigInt(PRICE_PLACES + QUANTITY_PLACES - 2)

/** Brands a bigint of 10⁻¹² USD. Asserts that it is positive and fits its column. */
export function price(value: bigint): Price {
  assert(value > 0n && value <= MAX_INT64, 'price out of range')
  return value as Price
}

/** Brands a bigint of 10⁻⁸ coins. Asserts that it fits its column. */
export function quantity(value: bigint): Quantity {
  assert(value <= MAX_INT64 && value >= -MAX_INT64, 'quantity out of range')
  return value as Quantity
}

/** The nearest price of eight significant digits to a number of USD; null if it is not positive or does not fit. */
export function priceOf(usd: number): Price | null {
  if (!(usd >= 1e-9 && usd < 9e6)) return null
  const [digits = '', exponent = '0'] = usd.toExponential(DIGITS - 1).split('e')
  const shift = PRICE_PLACES + Number(exponent) - (DIGITS - 1)
  const whole = BigInt(digits.replace('.', ''))
  return price(shift >= 0 ? whole * 10n ** BigInt(shift) : whole / 10n ** BigInt(-shift))
}

/** For arithmetic that is not money: relatives, indicators, charts. */
export function toNumber(value: Price): number {
  return Number(value) / 10 ** PRICE_PLACES
}

/** `64250.12`, `0.00001234`: no exponent, no trailing zeros. */
export function formatPrice(value: Price): string {
  return formatScaled(value, PRICE_PLACES)
}

/** `0.5`, `-1250`: plain, in coins. */
export function formatQuantity(value: Quantity): string {
  return formatScaled(value, QUANTITY_PLACES)
}

/** The value of a quantity at a price, in signed cents, ties to even. */
export function worth(amount: Quantity, at: Price): bigint {
  const size = divideHalfEven((amount < 0n ? -amount : amount) * at, CENT)
  return amount < 0n ? -size : size
}

/** The quantity that this many cents buy at a price, rounded toward zero. */
export function quantityFor(cents: bigint, at: Price): Quantity {
  return quantity((cents * CENT) / at)
}

function formatScaled(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  let end = digits.length
  while (end > digits.length - places && digits[end - 1] === '0') end -= 1
  const fraction = digits.slice(digits.length - places, end)
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`
}
