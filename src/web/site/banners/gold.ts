/** Bars, stacked. */
import { accent, type Drawing, ground, line, quiet } from './drawing.ts'

const bar = (x: number, y: number) => `M${x} ${y + 44}l14-36h72l14 36ZM${x + 14} ${y + 8}l18-12h72l-18 12M${x + 100} ${y + 44}l18-12-14-36`
const mark = (x: number, y: number) => `M${x + 34} ${y + 30}h32M${x + 38} ${y + 22}h24`

const lower = [
  [66, 160],
  [180, 160],
  [294, 160],
] as const
const middle = [
  [123, 108],
  [237, 108],
] as const

export const gold: Drawing = [
  ground,
  line(...lower.map(([x, y]) => bar(x, y)), ...middle.map(([x, y]) => bar(x, y))),
  quiet(...[...lower, ...middle].map(([x, y]) => mark(x, y))),
  accent(bar(180, 56)),
  accent(mark(180, 56)),
]
