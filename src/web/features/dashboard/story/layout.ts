/** Positions of the drawing for a width in CSS pixels, so that its text is 12px at every width. Pure. */
import { DAY_MS } from '#kernel/duration'
import { barScale } from '#web/shared/chart/index.ts'
import type { Point, Story } from './story.ts'

export type Panel = {
  readonly top: number
  readonly floor: number
  readonly lines: readonly { readonly value: number; readonly y: number }[]
  y(value: number): number
}

export type Layout = {
  readonly width: number
  readonly height: number
  /** Right end of the panels; amounts of the axis are right of it. */
  readonly end: number
  readonly narrow: boolean
  readonly returns: Panel
  readonly balances: Panel
  readonly ticks: readonly { readonly at: number; readonly x: number; readonly anchor: 'start' | 'middle' | 'end' }[]
  x(at: number): number
}

const NARROW = 560
const CHARACTER = 6.8
const TICK = 130

export function layoutOf(story: Story, width: number, axisText: (value: number) => string): Layout {
  const narrow = width < NARROW
  const returns = panelOf([...story.past.promised, ...story.ahead.promised], 44, narrow ? 92 : 120)
  const balances = panelOf([...story.past.total, ...story.ahead.total], returns.floor + (narrow ? 46 : 74), narrow ? 68 : 84)
  const labels = [...returns.lines, ...balances.lines].map(({ value }) => axisText(value).length)
  const end = Math.max(width * 0.5, width - 14 - CHARACTER * Math.max(...labels))
  const span = Math.max(1, story.to - story.from)
  const x = (at: number) => ((at - story.from) / span) * end
  return { width, height: balances.floor + 26, end, narrow, returns, balances, ticks: ticksOf(story, end, x), x }
}

function panelOf(points: readonly Point[], top: number, height: number): Panel {
  const scale = barScale(Math.max(0, ...points.map(({ value }) => value)) / 100)
  const floor = top + height
  const y = (value: number) => floor - (value / (scale.top * 100)) * height
  // Two lines at most: a third of the height is too close for their amounts.
  const shown = scale.lines.length > 3 ? scale.lines.filter((_, n) => (scale.lines.length - 1 - n) % 2 === 0) : scale.lines
  return { top, floor, y, lines: shown.filter((line) => line > 0).map((value) => ({ value, y: y(value * 100) })) }
}

/** The first and the last day, and between them whole days at an even distance, as many as fit. */
function ticksOf({ from, to }: Story, end: number, x: (at: number) => number): Layout['ticks'] {
  const count = Math.max(1, Math.min(5, Math.floor(end / TICK)))
  const step = Math.max(1, Math.ceil((to - from) / DAY_MS / count)) * DAY_MS
  const inner = Array.from({ length: count }, (_, n) => from + (n + 1) * step).filter((at) => at < to && end - x(at) >= TICK)
  return [
    { at: from, x: x(from), anchor: 'start' },
    ...inner.map((at) => ({ at, x: x(at), anchor: 'middle' as const })),
    { at: to, x: x(to), anchor: 'end' },
  ]
}

/** A path of steps, closed by `until`. */
export function stepPath(points: readonly Point[], until: number, { x }: Pick<Layout, 'x'>, y: (value: number) => number): string {
  const parts = points.map(({ at, value }, n) => `${n === 0 ? 'M' : 'H'}${place(x(at))}${n === 0 ? ' ' : 'V'}${place(y(value))}`)
  return `${parts.join('')}H${place(x(until))}`
}

export function linePath(points: readonly Point[], { x }: Pick<Layout, 'x'>, y: (value: number) => number): string {
  return points.map(({ at, value }, n) => `${n === 0 ? 'M' : 'L'}${place(x(at))} ${place(y(value))}`).join('')
}

/** The same down to the floor, for an area. */
export function areaOf(path: string, from: number, until: number, { x }: Pick<Layout, 'x'>, floor: number): string {
  return `${path}L${place(x(until))} ${place(floor)}L${place(x(from))} ${place(floor)}Z`
}

function place(value: number): string {
  return value.toFixed(1)
}

export type Label = { readonly x: number; readonly anchor: 'start' | 'middle' | 'end'; readonly lines: readonly string[] }

/** Labels of the marks that fit beside each other, from the last one back. */
export function labelsOf(wanted: readonly { readonly x: number; readonly lines: readonly string[] }[], width: number): Label[] {
  let free = width
  const labels: Label[] = []
  for (const { x, lines } of wanted.toReversed()) {
    const size = CHARACTER * Math.max(...lines.map(({ length }) => length))
    const left = Math.min(x - size / 2, width - size)
    if (left < 0 || left + size > free) continue
    free = left - 12
    labels.push({ x: left + size / 2, anchor: 'middle', lines })
  }
  return labels
}
