/** A line drawing as data, 480 by 240: inline with the page's colours, or as a file with fixed colours. */
export type Tone = 'line' | 'quiet' | 'accent'
export type Stroke = { readonly d: string; readonly tone: Tone; readonly dashed?: true }
export type Drawing = readonly Stroke[]

export const WIDTH = 480
export const HEIGHT = 240
/** Positions. */
export const GROUND = 204

export const line = (...d: readonly string[]): Stroke => ({ d: d.join(''), tone: 'line' })
export const quiet = (...d: readonly string[]): Stroke => ({ d: d.join(''), tone: 'quiet' })
export const accent = (...d: readonly string[]): Stroke => ({ d: d.join(''), tone: 'accent' })
export const dashed = (stroke: Stroke): Stroke => ({ ...stroke, dashed: true })

export const ground = quiet(`M0 ${GROUND}H${WIDTH}`)

export type Point = readonly [x: number, y: number]

const round = (n: number): number => Math.round(n * 10) / 10

export function through(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** From 0 up to a count. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n)
}
