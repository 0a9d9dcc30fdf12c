/** An order book: who buys, who sells, and the price between them. */
import { accent, type Drawing, dashed, GROUND, ground, line, quiet } from './drawing.ts'

const bids = [24, 40, 52, 60, 84, 92, 118]
const asks = [20, 34, 58, 66, 78, 104, 124]
const STEP = 28

const stairs = (sizes: readonly number[], way: 1 | -1) =>
  `M${240 + way * 16} ${GROUND}${sizes.map((size) => `V${GROUND - size}h${way * STEP}`).join('')}V${GROUND}`
const posts = (sizes: readonly number[], way: 1 | -1) =>
  sizes.slice(1).map((_, at) => `M${240 + way * (16 + (at + 1) * STEP)} ${GROUND}V${GROUND - (sizes[at] ?? 0)}`)

export const stock: Drawing = [
  ground,
  quiet(...posts(bids, -1), ...posts(asks, 1)),
  line(stairs(bids, -1), stairs(asks, 1)),
  dashed(accent(`M240 ${GROUND}V44`)),
  accent('M232 44l8-14 8 14Z'),
]
