/** Places the labels of the payoff lines: each beside the end of its line, where it covers no label, no end and no line. Pure. */

export type End = { readonly x: number; readonly y: number; readonly width: number }
/** Beside the end: after it, before it, or centred; `dy` is from the end to the middle of the label. */
export type LabelPosition = { readonly side: 'after' | 'before' | 'middle'; readonly dy: number }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const HALF = 8
export const GAP = 9
const SAMPLES = 40
const POSITIONS: readonly LabelPosition[] = [
  { side: 'after', dy: 0 },
  { side: 'before', dy: -11 },
  { side: 'after', dy: 15 },
  { side: 'middle', dy: -17 },
  { side: 'before', dy: 13 },
  { side: 'after', dy: -15 },
  { side: 'middle', dy: 19 },
]

/** In pixels of a plot `width` by `height`, y downwards. Every line starts in the lower left corner. */
export function placeLabels(ends: readonly End[], width: number, height: number): readonly LabelPosition[] {
  const placed: Box[] = []
  return ends.map((end) => {
    const hits = (place: LabelPosition) => {
      const box = boxOf(end, place)
      const outside = box.left < 0 || box.right > width || box.top < -2 * HALF || box.bottom > height ? 100 : 0
      const labels = placed.filter((other) => overlaps(box, other)).length * 10
      return outside + labels + ends.reduce((sum, other) => sum + crossings(box, other, height), 0)
    }
    const [best = POSITIONS[0] as LabelPosition] = [...POSITIONS].sort((a, b) => hits(a) - hits(b))
    placed.push(boxOf(end, best))
    return best
  })
}

function boxOf({ x, y, width }: End, { side, dy }: LabelPosition): Box {
  const left = side === 'after' ? x + GAP : side === 'before' ? x - GAP - width : x - width / 2
  return { left, right: left + width, top: y + dy - HALF, bottom: y + dy + HALF }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** How many points of the line lie under the box; its end counts as one. */
function crossings(box: Box, { x, y }: End, height: number): number {
  let inside = 0
  for (let at = 0; at <= SAMPLES; at += 1) {
    const share = at / SAMPLES
    const [px, py] = [x * share, height - (height - y) * share]
    if (px > box.left - 2 && px < box.right + 2 && py > box.top && py < box.bottom) inside += 1
  }
  return inside
}
