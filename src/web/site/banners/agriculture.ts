/** Furrows toward the horizon, and an ear of wheat. */
import { accent, type Drawing, line, quiet, upTo } from './drawing.ts'

const furrows = upTo(9).map((at) => `M${240 + (at - 4) * 8} 132L${240 + (at - 4) * 96} 236`)
const grains = upTo(6).map((at) => {
  const y = 54 + at * 17
  return `M366 ${y + 16}c-20-2-24-14-22-24 14 2 22 10 22 24c0-14 8-22 22-24 2 10-2 22-22 24`
})

export const agriculture: Drawing = [
  quiet('M0 132H480'),
  quiet(...furrows),
  line('M60 132a34 34 0 0 1 68 0M94 86v-14M58 100l-10-10M130 100l10-10'),
  accent('M366 230V44', 'M366 54c-8-10-8-22 0-32 8 10 8 22 0 32'),
  line(...grains),
]
