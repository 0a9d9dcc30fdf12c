/** Equal coupons at equal distances, and the face value at the end. */
import { accent, circle, type Drawing, GROUND, ground, line, quiet, upTo } from './drawing.ts'

const coupons = upTo(8).map((at) => 48 + at * 44)

export const fixedIncome: Drawing = [
  ground,
  quiet('M24 168H440'),
  line(...coupons.map((x) => `M${x} ${GROUND}V168`), ...coupons.map((x) => circle(x, 160, 8))),
  accent(`M416 ${GROUND}V72`, circle(416, 52, 20)),
  quiet('M416 44v16M410 48h10M410 56h10'),
]
