/** A picture, a bottle, a watch: what is left over. */
import { accent, box, circle, type Drawing, ground, line, quiet } from './drawing.ts'

export const alternativeInvestment: Drawing = [
  ground,
  line(box(60, 44, 152, 116)),
  quiet(box(74, 58, 124, 88)),
  accent('M78 142l34-46 24 28 20-22 38 40'),
  quiet(circle(170, 82, 9)),
  line('M262 204v-78c0-16 12-18 12-34V48h20v44c0 16 12 18 12 34v78Z', 'M274 60h20M262 146h44M262 178h44'),
  line(circle(388, 140, 42), 'M372 100l4-44h24l4 44M372 180l3 24M404 180l-3 24'),
  quiet(circle(388, 140, 33)),
  line('M388 116v24l16 10'),
]
