/** Years of saving, a day, and the years that it has to last. */
import { accent, type Drawing, dashed, GROUND, ground, line, type Point, quiet, through, upTo } from './drawing.ts'

const saving: readonly Point[] = upTo(25).map((at) => [32 + at * 10.5, 196 - 10 * 1.11 ** at * 1.05] as const)
const living: readonly Point[] = upTo(17).map((at) => [284 + at * 10.5, 67.5 + at ** 1.3 * 2.7] as const)

export const retirementPlanning: Drawing = [
  ground,
  quiet(`M374 ${GROUND}a42 42 0 0 1 84 0`, 'M416 142v-14M460 160l9-9M372 160l-9-9'),
  dashed(line(`M284 ${GROUND}V24`)),
  accent(through(saving)),
  line(through(living)),
  line('M278 30l6-8 6 8'),
]
