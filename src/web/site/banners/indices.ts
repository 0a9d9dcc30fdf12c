/** Many of different weight, and one line over all of them. */
import { accent, box, type Drawing, GROUND, ground, line, type Point, through } from './drawing.ts'

const heights = [132, 108, 92, 80, 70, 62, 55, 49, 44, 40, 36, 33, 30, 28]
const bars = heights.map((height, at) => box(30 + at * 30, GROUND - height, 20, height))
const wander = [0, 9, -4, 6, 12, 2, -6, 4, 10, -2, -9, 3, 8, -3, -8]
const level: readonly Point[] = wander.map((off, at) => [24 + at * 30, 74 - at * 2 + off] as const)

export const indices: Drawing = [ground, line(...bars), accent(through(level))]
