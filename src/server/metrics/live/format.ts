/** How figures read in a language. Money keeps its en-US form everywhere; digits are Latin ones, so that a sum reads the same in all of them. */
import type { Language } from '#contract/language'
import { DAY_SECONDS, MINUTE_SECONDS } from '#kernel/duration'

const HOUR_SECONDS = 3_600
/** With the month's name: in figures alone, day and month change places from country to country. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** English here is written as in `20 Nov 2026`. */
const localeOf = (language: Language): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`

export function numberText(language: Language, value: number): string {
  return new Intl.NumberFormat(localeOf(language)).format(value)
}

/** Floored to a basis point where it was computed: nothing is rounded here. Below zero with the minus sign U+2212, as money. */
export function percentText(language: Language, bps: bigint): string {
  const shown = new Intl.NumberFormat(localeOf(language), { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return shown.format(Number(bps) / 10_000).replace('-', '−')
}

export function dayText(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...DAY, timeZone: 'UTC' }).format(at)
}

export function instantText(language: Language, at: Date): string {
  const shown = new Intl.DateTimeFormat(localeOf(language), { ...DAY, hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' })
  return `${shown.format(at)} UTC`
}

/** In the largest unit of which there is at least one, floored. */
export function durationText(language: Language, seconds: number): string {
  const [unit, length] = unitOf(seconds)
  return unitText(language, unit, Math.floor(seconds / length))
}

export function daysText(language: Language, days: number): string {
  return unitText(language, 'day', days)
}

function unitText(language: Language, unit: string, count: number): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

function unitOf(seconds: number): readonly [string, number] {
  if (seconds >= 2 * DAY_SECONDS) return ['day', DAY_SECONDS]
  if (seconds >= 2 * HOUR_SECONDS) return ['hour', HOUR_SECONDS]
  if (seconds >= 2 * MINUTE_SECONDS) return ['minute', MINUTE_SECONDS]
  return ['second', 1]
}
