/** The payoff lines with text at its own size, placed for a wide and a narrow plot. Time runs from left to right in every language. */
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { moneyText } from '#web/kit/index.ts'
import { barScale } from '#web/shared/chart/index.ts'
import { Curve, Mark } from '#web/shared/chart/plot/marks.tsx'
import { Plot, usePlaces } from '#web/shared/chart/plot/Plot.tsx'
import type { Line } from '#web/shared/chart/plot/scale.ts'
import { useText } from '#web/shared/locale/text.ts'

const DASHES = [undefined, '6 4', '2 4', '10 4', '1 4']
const CHARACTER = 6.6
/** Room right of the longest line, for the amounts of the grid. */
const ROOM = 1.1
/** Assumed sizes of the plot: labels are placed for these and keep their distance from the line's end at any other. */
const WIDE = { width: 520, height: 256 }
const NARROW = { width: 300, height: 144 }

type Size = typeof WIDE
type Point = { readonly id: string; readonly name: string; readonly amount: string; readonly colour: string; readonly end: Line[number] }
type PayoffDrawingProps = { readonly plans: readonly OfferedPlan[]; readonly label: string }

export function PayoffDrawing({ plans, label }: PayoffDrawingProps) {
  const t = useText()
  const { top, lines } = barScale(Math.max(...plans.map(({ percent }) => Number(percent))))
  const last = Math.max(...plans.map(({ days }) => days)) * ROOM
  const points: readonly Point[] = plans.map(({ id, name, days, percent }, at) => ({
    id,
    name,
    amount: moneyText(percent),
    colour: `var(--chart-${(at % DASHES.length) + 1})`,
    end: { at: days, value: Number(percent) },
  }))
  const days = [...new Set(plans.map((plan) => plan.days))]
  return (
    <Plot
      label={label}
      range={{ low: 0, high: top }}
      span={{ from: 0, to: last }}
      lines={lines}
      format={(line) => moneyText(BigInt(Math.round(line * 100)), 'auto', true)}
      values="above"
      ticks={days.map((day) => ({ along: day / last, text: t('plans.drawing.day', { day }) }))}
      room="end-0"
      height="min-h-36 md:min-h-64"
      className="mt-3"
      over={
        <>
          {points.map(({ id, end, colour }) => (
            <Mark
              key={id}
              {...end}
              style={{ borderColor: colour }}
              className="size-2.5 -translate-1/2 rounded-full border-2 bg-surface-1"
            />
          ))}
          <Names points={points} size={WIDE} amounts className="hidden md:block" />
          <Names points={points} size={NARROW} amounts={false} className="md:hidden" />
        </>
      }
    >
      {points.map(({ id, end, colour }, at) => (
        <g key={id}>
          <Curve line={[end, { ...end, value: 0 }]} stroke={colour} strokeOpacity={0.35} strokeWidth={1} className="" />
          <Curve
            line={[{ at: 0, value: 0 }, end]}
            stroke={colour}
            strokeLinecap="round"
            strokeDasharray={DASHES[at % DASHES.length]}
            className=""
          />
        </g>
      ))}
    </Plot>
  )
}

export const GAP = 9
const shifts = { after: '0', before: '-100%', middle: '-50%' } as const
const gaps = { after: GAP, before: -GAP, middle: 0 } as const

type NamesProps = { readonly points: readonly Point[]; readonly size: Size; readonly amounts: boolean; readonly className: string }

function Names({ points, size, amounts, className }: NamesProps) {
  const { x, y } = usePlaces()
  const textOf = ({ name, amount }: Point) => (amounts ? `${name} ${amount}` : name)
  const ends: readonly End[] = points.map((point) => ({
    x: x(point.end.at) * size.width,
    y: (1 - y(point.end.value)) * size.height,
    width: textOf(point).length * CHARACTER,
  }))
  const places = placeLabels(ends, size.width, size.height)
  return (
    <div aria-hidden="true" className={className}>
      {points.map((point, at) => {
        const { side, dy } = places[at] ?? { side: 'after', dy: 0 }
        const style = { marginInlineStart: gaps[side], marginTop: dy, transform: `translate(${shifts[side]}, -50%)` }
        return (
          <Mark key={point.id} {...point.end} style={style} className="num font-medium whitespace-nowrap">
            {textOf(point)}
          </Mark>
        )
      })}
    </div>
  )
}

export type End = { readonly x: number; readonly y: number; readonly width: number }
/** Beside the end: after it, before it, or centred; `dy` is from the end to the middle of the label. */
export type LabelPosition = { readonly side: 'after' | 'before' | 'middle'; readonly dy: number }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const HALF = 8
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

/**
 * Places the labels of the payoff lines: each beside the end of its line, where it covers no label, no end and no line. Pure. In pixels of
 * a plot `width` by
 * `height`, y downwards. Every line starts in the lower left corner.
 */
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
