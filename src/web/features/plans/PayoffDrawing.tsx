/** The payoff lines with text at its own size, placed for a wide and a narrow plot. Time runs from left to right in every language. */
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { join, moneyText } from '#web/kit/index.ts'
import { barScale } from '#web/shared/chart/bar-scale.ts'
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
type Point = {
  readonly id: string
  readonly name: string
  readonly amount: string
  readonly colour: string
  readonly left: number
  readonly top: number
}
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
    left: (days / last) * 100,
    top: (1 - Number(percent) / top) * 100,
  }))
  const days = [...new Set(plans.map((plan) => plan.days))]
  return (
    <div dir="ltr" role="img" aria-label={label} className="relative mt-3 mb-6 min-h-36 text-12 md:min-h-64">
      {lines.map((line) => (
        <div key={line} style={{ bottom: `${(line / top) * 100}%` }} className="num absolute inset-x-0 text-text-2">
          {line > 0 && <span className="absolute end-0 bottom-0.5">{moneyText(BigInt(Math.round(line * 100)), 'auto', true)}</span>}
          <span className={join('absolute inset-x-0 bottom-0 h-px', line === 0 ? 'bg-line-control' : 'bg-chart-grid')} />
        </div>
      ))}
      <Lines points={points} />
      <Names points={points} size={WIDE} amounts className="hidden md:block" />
      <Names points={points} size={NARROW} amounts={false} className="md:hidden" />
      {days.map((day) => (
        <span
          key={day}
          style={{ insetInlineStart: `${(day / last) * 100}%` }}
          className="num absolute top-full mt-1 -translate-x-1/2 whitespace-nowrap text-text-2"
        >
          {t('plans.drawing.day', { day })}
        </span>
      ))}
    </div>
  )
}

function Lines({ points }: { points: readonly Point[] }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        {points.map(({ id, left, top, colour }, at) => (
          <g key={id} fill="none" stroke={colour}>
            <path d={`M${left} ${top}V100`} strokeOpacity=".35" vectorEffect="non-scaling-stroke" />
            <path
              d={`M0 100 ${left} ${top}`}
              strokeWidth="2"
              strokeLinecap="round"
              strokeDasharray={DASHES[at % DASHES.length]}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      {points.map(({ id, left, top, colour }) => (
        <span
          key={id}
          aria-hidden="true"
          style={{ insetInlineStart: `${left}%`, top: `${top}%`, borderColor: colour }}
          className="absolute size-2.5 -translate-1/2 rounded-full border-2 bg-surface-1"
        />
      ))}
    </>
  )
}

const shifts = { after: '0', before: '-100%', middle: '-50%' } as const
const gaps = { after: GAP, before: -GAP, middle: 0 } as const

type NamesProps = { readonly points: readonly Point[]; readonly size: Size; readonly amounts: boolean; readonly className: string }

function Names({ points, size, amounts, className }: NamesProps) {
  const textOf = ({ name, amount }: Point) => (amounts ? `${name} ${amount}` : name)
  const ends: readonly End[] = points.map((point) => ({
    x: (point.left / 100) * size.width,
    y: (point.top / 100) * size.height,
    width: textOf(point).length * CHARACTER,
  }))
  const places = placeLabels(ends, size.width, size.height)
  return (
    <div aria-hidden="true" className={className}>
      {points.map((point, at) => {
        const { id, left, top } = point
        const { side, dy } = places[at] ?? { side: 'after', dy: 0 }
        const style = {
          insetInlineStart: `calc(${left}% + ${gaps[side]}px)`,
          top: `calc(${top}% + ${dy}px)`,
          transform: `translate(${shifts[side]}, -50%)`,
        }
        return (
          <span key={id} style={style} className="num absolute font-medium whitespace-nowrap">
            {textOf(point)}
          </span>
        )
      })}
    </div>
  )
}
