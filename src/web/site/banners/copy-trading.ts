/** One path, and two that follow it later and a little lower. */
import { accent, circle, type Drawing, dashed, ground, line, type Point, quiet, through } from './drawing.ts'

const path: readonly Point[] = [
  [24, 160],
  [64, 132],
  [100, 146],
  [140, 96],
  [178, 116],
  [222, 66],
  [262, 92],
  [306, 48],
  [352, 78],
  [396, 40],
]
const later = (by: number, down: number): readonly Point[] => path.map(([x, y]) => [x + by, y + down] as const)

export const copyTrading: Drawing = [
  ground,
  dashed(quiet(through(later(56, 64)))),
  dashed(line(through(later(28, 32)))),
  accent(through(path)),
  accent(circle(396, 40, 5)),
  line(circle(424, 72, 4)),
  quiet(circle(452, 104, 4)),
]
