/** A house with columns, and a lock. */
import { accent, box, circle, type Drawing, ground, line, quiet } from './drawing.ts'

const columns = [132, 176, 284, 328]

export const privateWealth: Drawing = [
  ground,
  line('M104 84 240 28l136 56Z', box(112, 84, 256, 14)),
  line(...columns.map((x) => box(x, 104, 18, 74)), box(104, 184, 272, 10), box(92, 194, 296, 10)),
  quiet(...columns.map((x) => `M${x + 6} 108v66M${x + 12} 108v66`)),
  quiet(circle(240, 62, 9)),
  accent('M218 184v-52a22 22 0 0 1 44 0v52', circle(240, 142, 6), 'M240 148v16'),
]
