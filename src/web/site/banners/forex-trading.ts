/** Candles, and the level that takes the stake. */
import { accent, box, type Drawing, dashed, line, quiet } from './drawing.ts'

/** Low, bottom, top, high of each. */
const candles = [
  [150, 138, 112, 96],
  [142, 128, 90, 84],
  [124, 112, 100, 72],
  [118, 104, 74, 60],
  [112, 96, 86, 66],
  [104, 86, 58, 46],
  [96, 84, 66, 52],
  [120, 106, 80, 62],
  [140, 124, 104, 88],
  [132, 116, 100, 86],
  [164, 150, 118, 104],
  [186, 172, 146, 132],
] as const

const wicks = candles.map(([low, bottom, top, high], at) => `M${46 + at * 34} ${high}V${top}M${46 + at * 34} ${bottom}V${low}`)

export const forexTrading: Drawing = [
  quiet('M24 48H456M24 96H456M24 144H456M24 216H456'),
  line(...candles.map(([, bottom, top], at) => box(38 + at * 34, top, 16, bottom - top)), ...wicks),
  dashed(accent('M24 180H456')),
  accent('M414 174l6 12 6-12'),
]
