/** A bridge: towers, a cable, and what hangs from it. */
import { accent, box, type Drawing, line, quiet, upTo } from './drawing.ts'

const hangers = upTo(13).map((at) => {
  const x = 150 + at * 15
  const off = (x - 240) / 108
  return `M${x} ${Math.round(148 - 104 * off * off)}V164`
})

export const infrastructure: Drawing = [
  quiet('M0 220c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 60 0 40 8 60 0 40-8 60 0 40 8 60 0'),
  line(box(124, 28, 14, 184), box(342, 28, 14, 184), 'M124 60h14M124 92h14M342 60h14M342 92h14'),
  line('M0 164H480M0 174H480'),
  quiet(...hangers, 'M96 98V164M70 122V164M44 144V164M384 98V164M410 122V164M436 144V164'),
  accent('M8 164C60 150 108 90 131 34C160 110 200 148 240 148S320 110 349 34C372 90 420 150 472 164'),
]
