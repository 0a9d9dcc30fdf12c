/** A bot's curve as numbers for a drawing. Values are changes since the start in percent. */
import type { BotCurve } from '#web/entities/bot/index.ts'
import { percentText } from '#web/kit/index.ts'
import type { Line, Span } from '#web/shared/chart/plot/scale.ts'

export type Curve = {
  readonly version: BotCurve['version']
  readonly net: Line
  readonly hold: Line
  readonly worst: Span | null
}

const START = 100
export const MIN_POINTS = 3

export function curveOf({ version, points, worst }: BotCurve): Curve {
  const lineOf = (key: 'net' | 'hold') => points.map((point) => ({ at: Date.parse(point.at), value: point[key] - START }))
  return { version, net: lineOf('net'), hold: lineOf('hold'), worst: worst && { from: Date.parse(worst.from), to: Date.parse(worst.to) } }
}

/** The last value, with its sign: `+1.26%`. */
export function endText(line: Line): string {
  return percentText((line.at(-1)?.value ?? 0).toFixed(2), 'always')
}
