/** A leaf of seven. */
import { accent, type Drawing, line, quiet } from './drawing.ts'

const FOOT = { x: 240, y: 176 }

/** A leaflet as long as `length`, leaning by so many degrees. */
function leaflet(degrees: number, length: number): string {
  const lean = (degrees * Math.PI) / 180
  const at = (along: number, aside: number): string => {
    const x = FOOT.x + Math.sin(lean) * along + Math.cos(lean) * aside
    const y = FOOT.y - Math.cos(lean) * along + Math.sin(lean) * aside
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  }
  const width = length * 0.17
  const edge = (side: number) => `C${at(length * 0.3, side * width)} ${at(length * 0.7, side * width)} ${at(length, 0)}`
  return `M${at(0, 0)}${edge(-1)}M${at(0, 0)}${edge(1)}M${at(0, 0)}L${at(length * 0.86, 0)}`
}

export const cannabis: Drawing = [
  quiet(leaflet(-108, 62), leaflet(108, 62)),
  line(leaflet(-76, 104), leaflet(76, 104), leaflet(-38, 136), leaflet(38, 136)),
  accent(leaflet(0, 158)),
  line('M240 176c0 20 2 36 8 52'),
]
