/** A street. */
import { accent, box, type Drawing, GROUND, ground, line, quiet, upTo } from './drawing.ts'

const windows = (x: number, y: number, across: number, down: number) =>
  upTo(across * down).map((at) => box(x + (at % across) * 20, y + Math.floor(at / across) * 24, 10, 12))
const gable = (x: number, width: number, eaves: number, top: number) =>
  `M${x} ${GROUND}V${eaves}L${x + width / 2} ${top}L${x + width} ${eaves}V${GROUND}`

export const estate: Drawing = [
  ground,
  line(gable(40, 80, 128, 84), box(140, 52, 76, 152), gable(332, 64, 138, 100), box(412, 92, 44, 112)),
  quiet(...windows(60, 140, 2, 1), ...windows(153, 66, 3, 4), ...windows(420, 106, 2, 3), ...windows(348, 150, 2, 1)),
  quiet(box(170, 176, 16, 28), box(72, 176, 16, 28)),
  accent(gable(236, 80, 116, 66)),
  accent(box(266, 164, 20, 40), box(252, 126, 16, 16), box(284, 126, 16, 16)),
]
