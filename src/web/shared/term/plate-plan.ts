/** Layout of the plate. Labels are placed so that they never overlap the now mark or the edge. */

export type PlatePlan = {
  height: number
  /** Top and bottom edge of the pane, top edge of the base. */
  top: number
  floor: number
  base: number
  /** The now point. */
  x: number
  y: number
  nowX: number
  nowY: number
  nowWidth: number
  principalX: number
}

const TOP = 44
/** Widest advance of a 13px medium character, to reserve space before the text is measured. */
const CHARACTER = 7.2
const PAD = 12

/** `elapsed` 0 to 1 or null; lengths in the drawing's own pixels. */
export function platePlan(given: { elapsed: number | null; width: number; pane: number; now: string; principal: string }): PlatePlan {
  const { width, pane } = given
  const share = Math.min(1, Math.max(0, given.elapsed ?? 0))
  const floor = TOP + pane
  const base = floor + 14
  const x = Math.round(share * width * 10) / 10
  const y = Math.round((floor - share * pane) * 10) / 10
  const nowWidth = Math.ceil(given.now.length * CHARACTER) + 16
  const right = x + PAD + nowWidth <= width
  const nowX = right ? x + PAD : Math.max(0, x - PAD - nowWidth)
  const nowY = Math.min(floor - 32, Math.max(TOP + 8, y + (right ? 8 : 16)))
  const principalWidth = given.principal.length * CHARACTER
  const fitsLeft = given.elapsed === null || x === 0 || x > principalWidth + 2 * PAD
  const principalX = fitsLeft ? PAD : x + PAD + principalWidth <= width ? x + PAD : PAD
  return { height: base + 92, top: TOP, floor, base, x, y, nowX, nowY, nowWidth, principalX }
}
