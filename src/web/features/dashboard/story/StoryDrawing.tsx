/**
 * Two panels on one time axis of business dates: promised returns above, total over locked capital below. After today only what is
 * contracted, dashed or hatched. Drawn for its width; time runs from left to right in every language.
 */
import { useId, useMemo, useState } from 'react'
import { join, moneyText, useHiddenText } from '#web/kit/index.ts'
import { axisText, inMillions, useWidth } from '#web/shared/chart/index.ts'
import { type Answer, Crosshair } from '#web/shared/chart/plot/Crosshair.tsx'
import { dateText, shortDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Hatch } from '#web/shared/term/index.ts'
import { areaOf, type Label, type Layout, labelsOf, layoutOf, linePath, type Panel, stepPath } from './layout.ts'
import { lineUpTo, type Point, type Position, type Story } from './story.ts'

type StoryDrawingProps = { story: Story; positions: readonly Position[]; label: string; answer: (at: number) => Answer }

/** Pulled to the right, today's line lets every plan run on to that day. It returns when it is let go. */
export function StoryDrawing({ story, positions, label, answer }: StoryDrawingProps) {
  const t = useText()
  const { box, width } = useWidth<HTMLDivElement>()
  const [shown, show] = useState<number | null>(null)
  const at = useMemo(() => (width === null ? null : layoutOf(story, width, (value) => axisText(value, inMillions(value)))), [story, width])
  const times = useMemo(() => positions.map((one) => one.at), [positions])
  return (
    <div ref={box} dir="ltr" className="relative min-h-67 min-w-0 md:min-h-86">
      {at && (
        <>
          <Drawing story={story} at={at} label={label} until={shown} />
          <div style={{ width: at.end, top: TOP, height: at.balances.floor - TOP }} className="absolute start-0">
            <Crosshair
              label={t('dashboard.equity.title')}
              times={times}
              x={(time) => at.x(time) / at.end}
              answer={answer}
              rest={story.to > story.now ? story.now : undefined}
              onMove={show}
            />
          </div>
        </>
      )}
    </div>
  )
}

const TOP = 18

function Drawing({ story, at, label, until }: { story: Story; at: Layout; label: string; until: number | null }) {
  const t = useText()
  const hatch = useId()
  const hide = useHiddenText('dots')
  const { width } = at
  const day = t('dashboard.story.today', { date: shortDayText(new Date(story.now)) })
  return (
    <svg role="img" aria-label={label} width={width} height={at.height} viewBox={`0 0 ${width} ${at.height}`} className="block">
      <Hatch id={hatch} />
      <Lines panel={at.returns} at={at} hide={hide} />
      <Lines panel={at.balances} at={at} hide={hide} />
      <Returns story={story} at={at} hatch={hatch} />
      <Balances story={story} at={at} />
      {until !== null && until > story.now && <RunOn story={story} at={at} until={until} />}
      {at.ticks.map(({ at: time, x, anchor }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first tick may have the time of another one
        <Text key={`${time}-${n === 0}`} x={x} y={at.balances.floor + 20} anchor={anchor} quiet>
          {shortDayText(new Date(time))}
        </Text>
      ))}
      <Marks story={story} at={at} hide={hide} />
      <Today x={at.x(story.now)} at={at} text={day} />
      <Title x={6} y={at.returns.top - 10} panel={at.returns} text={t('dashboard.story.returns')} />
      <Title x={6} y={at.balances.top - 8} panel={at.balances} text={t('dashboard.story.balances')} />
    </svg>
  )
}

type Part = { readonly story: Story; readonly at: Layout }

function Lines({ panel, at, hide }: { panel: Panel; at: Layout; hide: (text: string) => string }) {
  const millions = inMillions(panel.lines.at(-1)?.value ?? 0)
  return panel.lines.map(({ value, y }) => (
    <g key={value}>
      <path d={`M0 ${y}H${at.end}`} stroke="var(--chart-grid)" />
      <Text x={at.width} y={y + 4} anchor="end" quiet>
        {hide(axisText(value, millions))}
      </Text>
    </g>
  ))
}

function Title({ x, y, panel, text }: { x: number; y: number; panel: Panel; text: string }) {
  const t = useText()
  return (
    <Text x={x} y={y} quiet>
      {inMillions(panel.lines.at(-1)?.value ?? 0) ? t('dashboard.story.millions', { name: text }) : text}
    </Text>
  )
}

function Returns({ story, at, hatch }: Part & { hatch: string }) {
  const { past, ahead, accrued, from, now, to } = story
  const { y, floor } = at.returns
  const pane = stepPath(past.promised, now, at, y)
  const coming = stepPath(ahead.promised, to, at, y)
  const wedge = linePath(accrued.past, at, y)
  return (
    <>
      <path d={areaOf(pane, from, now, at, floor)} fill={`url(#${hatch})`} />
      <path d={areaOf(coming, now, to, at, floor)} fill={`url(#${hatch})`} />
      <path d={areaOf(wedge, from, now, at, floor)} fill="var(--term-accrued)" className="animate-draw" />
      <path d={`${pane}${coming.replace('M', 'L')}V${floor}`} fill="none" stroke="var(--term-aside)" />
      <path
        d={linePath(accrued.ahead, at, y)}
        fill="none"
        stroke="var(--term-accrued)"
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <path d={`M0 ${floor + 4}H${at.end}`} stroke="var(--term-aside)" strokeWidth="3" />
    </>
  )
}

function Balances({ story, at }: Part) {
  const { past, ahead, from, now, to } = story
  const { y, floor } = at.balances
  const total = stepPath(past.total, now, at, y)
  const locked = stepPath(past.locked, now, at, y)
  const lockedAhead = stepPath(ahead.locked, to, at, y)
  return (
    <>
      <path d={areaOf(total, from, now, at, floor)} fill="var(--term-available)" fillOpacity=".6" />
      <path d={areaOf(locked, from, now, at, floor)} fill="var(--term-principal)" stroke="var(--term-principal-edge)" />
      <path d={areaOf(lockedAhead, now, to, at, floor)} fill="var(--term-principal)" fillOpacity=".45" />
      <path d={lockedAhead} fill="none" stroke="var(--term-principal-edge)" strokeDasharray="4 4" />
      <path d={total} fill="none" stroke="var(--text-2)" strokeWidth="1.5" />
      <path d={stepPath(ahead.total, to, at, y)} fill="none" stroke="var(--text-2)" strokeWidth="1.5" strokeDasharray="4 4" />
      <path d={`M0 ${floor}H${at.end}`} stroke="var(--line-control)" />
    </>
  )
}

/** What accrues and becomes free up to a day ahead, filled as if it had happened. */
function RunOn({ story: { ahead, accrued, now }, at, until }: Part & { until: number }) {
  const { returns, balances } = at
  const cut = (points: readonly Point[]) => points.filter((point) => point.at <= until)
  const wedge = linePath(lineUpTo(accrued.ahead, until), at, returns.y)
  return (
    <>
      <path d={areaOf(wedge, now, until, at, returns.floor)} fill="var(--term-accrued)" />
      <path d={areaOf(stepPath(cut(ahead.total), until, at, balances.y), now, until, at, balances.floor)} fill="var(--term-available)" />
      <path d={areaOf(stepPath(cut(ahead.locked), until, at, balances.y), now, until, at, balances.floor)} fill="var(--term-principal)" />
      <path d={`M${at.x(until)} ${TOP}V${balances.floor}`} stroke="var(--term-now)" strokeWidth="1.5" strokeDasharray="3 3" />
    </>
  )
}

/** A point for each day that pays; its plan and amount where there is room for them. On phones the list of next events has them. */
function Marks({ story, at, hide }: Part & { hide: (text: string) => string }) {
  const t = useText()
  const y = at.returns.floor + 4
  const wanted = story.marks.map(({ at: time, name, pays, investments }) => ({
    x: at.x(time),
    lines: [name ?? t('dashboard.captions.locked_fund', { count: investments }), hide(moneyText(pays))],
  }))
  return (
    <>
      {story.ended.map((time) => (
        <circle key={time} cx={at.x(time)} cy={y} r="4" fill="var(--term-accrued)" stroke="var(--surface-1)" />
      ))}
      {story.marks.map(({ at: time, name, pays }) => (
        <circle key={time} cx={at.x(time)} cy={y} r="4.5" fill="var(--canvas)" stroke="var(--term-now)" strokeWidth="2">
          <title>{hide(`${name ?? ''} ${moneyText(pays)}, ${dateText(new Date(time))}`.trim())}</title>
        </circle>
      ))}
      {!at.narrow && labelsOf(wanted, at.width).map((one) => <MarkLabel key={`${one.x}`} label={one} y={y + 22} />)}
    </>
  )
}

function MarkLabel({ label: { x, anchor, lines }, y }: { label: Label; y: number }) {
  return lines.map((line, n) => (
    <Text key={line} x={x} y={y + n * 16} anchor={anchor} quiet={n === 0}>
      {line}
    </Text>
  ))
}

function Today({ x, at, text }: { x: number; at: Layout; text: string }) {
  const half = text.length * 3.4
  const anchor = x < half ? 'start' : x > at.width - half ? 'end' : 'middle'
  return (
    <>
      <path d={`M${x} 18V${at.balances.floor}`} stroke="var(--term-now)" strokeWidth="1.5" />
      <Text x={x} y={12} anchor={anchor}>
        {text}
      </Text>
    </>
  )
}

type TextProps = { x: number; y: number; anchor?: Label['anchor'] | undefined; quiet?: boolean | undefined; children: string }

/** With an edge in the card's colour, so that a line behind it does not cross the letters. */
function Text({ x, y, anchor = 'start', quiet, children }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      paintOrder="stroke"
      stroke="var(--surface-1)"
      strokeWidth="4"
      className={join('font-sans text-12 tabular-nums', quiet ? 'fill-text-2' : 'fill-text font-medium')}
    >
      {children}
    </text>
  )
}
