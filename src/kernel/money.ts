/**
 * Money is USD in integer cents, a branded bigint: floats are never used, and a plain bigint does not compile as money. Range 0
 * … 2^53−1, the same as an account's balance and an amount in the solvency proof.
 */
import { assert } from './assert.ts'

declare const brand: unique symbol
export type Cents = bigint & { readonly [brand]: 'cents' }

export const MAX_CENTS = 9_007_199_254_740_991n
export const ZERO = 0n as Cents

/** Brands a bigint as cents. Asserts 0 ≤ value ≤ 2^53−1: a value outside is a bug, not bad input. */
export function cents(value: bigint): Cents {
  assert(value >= 0n && value <= MAX_CENTS, 'cents out of range')
  return value as Cents
}

/** A sum over time or over many people, which may exceed what one account can hold. */
export function total(value: bigint): Cents {
  assert(value >= 0n, 'a sum of amounts is not negative')
  return value as Cents
}

export function add(a: Cents, b: Cents): Cents {
  return cents(a + b)
}

/** a − b; asserts that the result is not negative. */
export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b)
}

export function sum(parts: Iterable<Cents>): Cents {
  let total = 0n
  for (const part of parts) total += part
  return cents(total)
}

const AMOUNT = /^(0|[1-9]\d{0,13})(?:\.(\d{1,2}))?$/
const MAX_NUMBER = 999_999_999.99

/**
 * Parses an amount from a request: a decimal string with at most two decimals, or a JSON number up to 999,999,999.99 with at
 * most two decimals. Accepts zero; callers decide whether zero is allowed. Returns null for anything else.
 */
export function parseAmount(value: string | number): Cents | null {
  if (typeof value === 'number' && !(value >= 0 && value <= MAX_NUMBER)) return null
  const match = AMOUNT.exec(String(value))
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const parsed = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return parsed <= MAX_CENTS ? (parsed as Cents) : null
}

/** `1250.00`; a negative amount (the sign of a posting) as `-1250.00`. */
export function formatDecimal(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `$1,250.00`, en-US grouping; a negative amount with the minus sign U+2212. */
export function formatUsd(value: bigint): string {
  return `${value < 0n ? '−' : ''}$${grouped(value)}`
}

/** Grouped digits without the sign. */
function grouped(value: bigint): string {
  const [whole = '', fraction = ''] = formatDecimal(value < 0n ? -value : value).split('.')
  return `${group(whole)}.${fraction}`
}

/** `1234567` as `1,234,567`. */
export function group(digits: string): string {
  const head = digits.length % 3
  const groups = head ? [digits.slice(0, head)] : []
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join(',')
}
