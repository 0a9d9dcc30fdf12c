/** The payoff lines with text at its own size, placed for a wide and a narrow plot. Time runs from left to right in every language. */
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { moneyText } from '#web/kit/index.ts'
import { barScale } from '#web/shared/chart/index.ts'
import { Curve, Mark } from '#web/shared/chart/plot/marks.tsx'
import { Plot, usePlaces } from '#web/shared/chart/plot/Plot.tsx'
import type { Line } from '#web/shared/chart/plot/scale.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type End, GAP, placeLabels } from './payoff-labels.ts'

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
