/** The period in the address: a preset that moves with the business date, or two days. Pure. */
import { DAY_MS } from '#kernel/duration'

export const presets = ['all', 'ytd', 'year', 'quarter', 'month'] as const
export type Preset = (typeof presets)[number]

export type Range = {
  /** Null: own days. */
  readonly preset: Preset | null
  /** Empty: from the first entry, to today. */
  readonly from: string
  readonly to: string
  readonly fault: 'reversed' | 'ahead' | null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What is no day counts as none, so that a mistyped address still shows a period. */
export function readRange(search: URLSearchParams, now: Date): Range {
  const preset = presets.find((one) => one === search.get('period'))
  if (preset) return { preset, from: firstDay(preset, now), to: '', fault: null }
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  if (!from && !to) return { preset: 'all', from, to, fault: null }
  const fault = from && to && from > to ? 'reversed' : from > dayText(now) ? 'ahead' : null
  return { preset: null, from, to, fault }
}

function dayIn(search: URLSearchParams, name: string): string {
  const text = search.get(name) ?? ''
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}

function dayText(at: Date): string {
  return at.toISOString().slice(0, 10)
}

function firstDay(preset: Preset, now: Date): string {
  if (preset === 'all') return ''
  if (preset === 'ytd') return `${now.getUTCFullYear()}-01-01`
  if (preset === 'year') return dayText(new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate())))
  return dayText(new Date(now.getTime() - (preset === 'quarter' ? 90 : 30) * DAY_MS))
}

/** The address of a preset, or of the days after one of them was chosen. */
export function withPreset(preset: Preset): URLSearchParams {
  return new URLSearchParams(preset === 'all' ? {} : { period: preset })
}

export function withDay({ from, to }: Pick<Range, 'from' | 'to'>, name: 'from' | 'to', day: string): URLSearchParams {
  const days = { from, to, [name]: day }
  return new URLSearchParams(Object.entries(days).filter(([, value]) => value !== ''))
}
