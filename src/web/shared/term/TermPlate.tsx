/**
 * The term drawing at full size: time across, dollars up. Pane (the whole promise, full width from day 0), wedge (accrued, up to the now
 * mark), backing line, base (capital, not to scale, which a caption must say). Labels are props; only lengths are passed as shares.
 */
import { useId } from 'react'
import { join } from '#web/kit/index.ts'
import { Hatch } from './Hatch.tsx'

export type TermPlateProps = {
  /** 0 to 1, the term's elapsed share; null before a purchase (no wedge, no mark). */
  elapsed: number | null
  /** Accessible description of the drawing. */
  label: string
  labels: {
    /** Above the pane: "$116.00 set aside on day 0". */
    aside: string
    /** On the now mark: "day 12: $46.40 accrued". */
    now?: string | undefined
    /** In the base: "$800.00 capital, locked". */
    principal: string
    /** Under the time axis: "at maturity $916.00". */
    maturity?: string | undefined
  }
  /** Marks under the drawing, left to right; the share is where along the term. */
  ticks: readonly { at: number; label: string }[]
  className?: string | undefined
}

/** Drawn for the width of its column and never scaled down, so that its text keeps its size. */
const sizes = [
  { width: 248, pane: 130, look: '@min-[300px]:hidden' },
  { width: 300, pane: 150, look: 'hidden @min-[300px]:block @min-[440px]:hidden' },
  { width: 440, pane: 180, look: 'hidden @min-[440px]:block @min-[640px]:hidden' },
  { width: 640, pane: 200, look: 'hidden @min-[640px]:block' },
] as const

export function TermPlate(props: TermPlateProps) {
  return (
    <div className={join('@container', props.className)}>
      {sizes.map(({ look, ...size }) => (
        <Drawing key={size.width} {...props} {...size} className={look} />
      ))}
    </div>
  )
}

function Drawing({ elapsed, label, labels, ticks, width, pane, className }: TermPlateProps & { width: number; pane: number }) {
  const id = useId()
  const at = platePlan({ elapsed, width, pane, now: labels.now ?? '', principal: labels.principal })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${at.height}`} className={join('h-auto w-full overflow-visible', className)}>
      <Hatch id={id} />
      <rect x=".5" y={at.top + 0.5} width={width - 1} height={pane} fill={`url(#${id})`} stroke="var(--term-aside)" />
      {elapsed !== null && <path d={`M0 ${at.floor} L${at.x} ${at.y} V${at.floor}Z`} fill="var(--term-accrued)" className="animate-draw" />}
      <path
        d={`M${at.x} ${at.y} L${width} ${at.top}`}
        stroke="var(--term-accrued)"
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <path d={`M0 ${at.floor + 7}H${width}`} stroke="var(--term-aside)" strokeWidth="3" />
      <rect x=".5" y={at.base} width={width - 1} height="44" rx="2" fill="var(--term-principal)" stroke="var(--term-principal-edge)" />
      <Text x={0} y={30} tone="strong">
        {labels.aside}
      </Text>
      <Text x={at.principalX} y={at.base + 26} tone="strong">
        {labels.principal}
      </Text>
      {elapsed !== null && <NowMark at={at} label={labels.now} />}
      {ticks.map((tick) => (
        <Text
          key={tick.label}
          x={tick.at * width}
          y={at.base + 64}
          anchor={tick.at <= 0 ? 'start' : tick.at >= 1 ? 'end' : 'middle'}
          tone="quiet"
        >
          {tick.label}
        </Text>
      ))}
      {labels.maturity && (
        <Text x={width} y={at.base + 84} anchor="end" tone="strong">
          {labels.maturity}
        </Text>
      )}
    </svg>
  )
}

function NowMark({ at, label }: { at: ReturnType<typeof platePlan>; label: string | undefined }) {
  return (
    <>
      <path d={`M${at.x} ${at.top}V${at.base + 44}`} stroke="var(--term-now)" strokeWidth="1.5" />
      <circle cx={at.x} cy={at.y} r="4.5" fill="var(--canvas)" stroke="var(--term-now)" strokeWidth="2" />
      {label && (
        <>
          <rect x={at.nowX} y={at.nowY} width={at.nowWidth} height="24" rx="4" fill="var(--surface-1)" stroke="var(--accent-edge)" />
          <Text x={at.nowX + at.nowWidth / 2} y={at.nowY + 16} anchor="middle" tone="accent">
            {label}
          </Text>
        </>
      )}
    </>
  )
}

const tones = { strong: 'fill-text font-medium', accent: 'fill-accent-text font-medium', quiet: 'fill-text-2' } as const

function Text(props: {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end' | undefined
  tone: keyof typeof tones
  children: string
}) {
  return (
    <text
      x={props.x}
      y={props.y}
      textAnchor={props.anchor ?? 'start'}
      className={join('font-sans text-14 tabular-nums', tones[props.tone])}
    >
      {props.children}
    </text>
  )
}

/** Layout of the plate. Labels are placed so that they never overlap the now mark or the edge. */
type PlatePlan = {
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
function platePlan(given: { elapsed: number | null; width: number; pane: number; now: string; principal: string }): PlatePlan {
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
