/** Blocks, each holding on to the one before. */
import { accent, type Drawing, ground, line, quiet } from './drawing.ts'

const cube = (x: number, y: number) => `M${x} ${y}l36-20 36 20v42l-36 20-36-20ZM${x} ${y}l36 20 36-20M${x + 36} ${y + 20}v42`
const back = (x: number) => `M${x} 66c-20-26-92-26-112 0m2-10-2 10 10 0`

export const cryptocurrency: Drawing = [
  ground,
  line(cube(40, 96), cube(152, 96), cube(264, 96)),
  accent(cube(376, 96)),
  line('M112 120h40M224 120h40M336 120h40'),
  quiet(back(188), back(300), back(412)),
]
