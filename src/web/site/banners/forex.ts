/** Two coins, one priced in the other. */
import { accent, circle, type Drawing, line, quiet } from './drawing.ts'

export const forex: Drawing = [
  quiet(circle(176, 122, 58), circle(304, 122, 58)),
  line(circle(176, 122, 70), circle(304, 122, 70)),
  line('M192 98a26 26 0 1 0 0 48M150 116h32M150 128h32'),
  line('M304 88v68M320 104c-4-7-30-9-30 5 0 15 30 9 30 24 0 14-28 12-31 4'),
  accent('M176 32c34-18 94-18 128 0m-14-12 14 12-16 8'),
  accent('M304 212c-34 18-94 18-128 0m14 12-14-12 16-8'),
]
