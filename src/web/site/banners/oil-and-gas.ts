/** A derrick, a pipe, barrels and a drop. */
import { accent, box, type Drawing, ground, line, quiet } from './drawing.ts'

const barrel = (x: number, y: number) => `M${x} ${y}h44v56h-44ZM${x - 3} ${y}h50M${x - 3} ${y + 56}h50`
const bands = (x: number, y: number) => `M${x} ${y + 18}h44M${x} ${y + 38}h44`

export const oilAndGas: Drawing = [
  ground,
  line('M84 204 128 32h16l44 172', box(120, 22, 32, 10)),
  quiet('M119 68h34M108 110h56M97 152h78M124 50l29 18-45 42 56 0-67 42 78 0-91 52M148 50l-29 18 45 42M164 110l-67 42M175 152l13 52'),
  line('M188 190h52v-26h52'),
  line(barrel(312, 148), barrel(372, 148), barrel(342, 92)),
  quiet(bands(312, 148), bands(372, 148), bands(342, 92)),
  accent('M240 60c18 24 26 36 26 50a26 26 0 0 1-52 0c0-14 8-26 26-50Z', 'M228 112a14 14 0 0 0 10 13'),
]
