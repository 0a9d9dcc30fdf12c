/** The frame of a drawing: round gridlines with their values, and the first, middle and last day. Time runs from left to right in every language. */

import type { ReactNode } from 'react'
import { DAY_MS } from '#kernel/duration'
import { join } from '#web/kit/index.ts'
import { briefText, shortDayText } from '#web/shared/locale/dates.ts'
import { linesOf, type Range, shareOf } from './scale.ts'

type Tick = { readonly along: number; readonly text: string }

export type PlotFrameProps = {
  /** Says in words what the drawing shows. */
  readonly label: string
  readonly range: Range
  readonly format: (value: number) => string
  /** Milliseconds; without them no days. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Instead of days: texts under the drawing by their place, from 0 to 1. */
  readonly ticks?: readonly Tick[] | undefined
  /** The drawing's height, as a class. */
  readonly height: string
  /** The lines' values; four round ones unless given. */
  readonly lines?: readonly number[] | undefined
  /** Beside the right end of the lines. */
  readonly ends?: ReactNode
  /** The room of `ends`, as a class, and the same as the end of the drawing. */
  readonly room?: string | undefined
  /** Only paths in a box of 1000 by 1000. */
  readonly children: ReactNode
  /** Over the paths, placed by percent. */
  readonly over?: ReactNode
}

const SHORT_MS = 3 * DAY_MS

export function PlotFrame(props: PlotFrameProps) {
  const { label, range, format, from, to, ticks, height, lines = linesOf(range), ends, room = 'end-14', children, over } = props
  return (
    <div dir="ltr" className="min-w-0 text-12">
      <div role="img" aria-label={label} className={join('relative', height)}>
        {lines.map((line) => (
          <div
            key={line}
            style={{ bottom: `${shareOf(line, range) * 100}%` }}
            className={join('absolute start-0 flex translate-y-1/2 items-center gap-2', ends ? room : 'end-0')}
          >
            {!ends && <span className={join('h-px flex-1', line === 0 ? 'bg-line-control' : 'bg-chart-grid')} />}
            <span className={join('num text-text-2', ends ? 'w-10 text-end' : 'w-12 text-start')}>{format(line)}</span>
            {ends && <span className={join('h-px flex-1', line === 0 ? 'bg-line-control' : 'bg-chart-grid')} />}
          </div>
        ))}
        <div className={join('absolute inset-y-0', ends ? 'start-12' : 'start-0', room)}>
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true" className="size-full overflow-visible">
            {children}
          </svg>
          {over}
        </div>
        {ends}
      </div>
      {ticks && <Ticks ticks={ticks} room={room} />}
      {!ticks && from !== undefined && to !== undefined && (
        <div className={join('num relative mt-2 flex justify-between gap-3 text-text-2', ends ? 'ms-12' : '')}>
          <Days from={from} to={to} room={room} />
        </div>
      )}
    </div>
  )
}

/** The first and the last are inside the drawing. */
function Ticks({ ticks, room }: { ticks: readonly Tick[]; room: string }) {
  return (
    <div className="relative mt-2 h-4 text-text-2">
      <span className={join('absolute inset-y-0 start-0', room)}>
        {ticks.map(({ along, text }) => (
          <span
            key={along}
            style={{ insetInlineStart: `${along * 100}%` }}
            className={join('num absolute top-0', along >= 1 ? '-translate-x-full' : along > 0 && '-translate-x-1/2')}
          >
            {text}
          </span>
        ))}
      </span>
    </div>
  )
}

function Days({ from, to, room }: { from: number; to: number; room: string }) {
  const say = (at: number) => (to - from < SHORT_MS ? briefText : shortDayText)(new Date(at))
  return (
    <span className="relative block h-4 w-full">
      <span className={join('absolute inset-y-0 start-0 flex justify-between', room)}>
        <span>{say(from)}</span>
        <span className="max-sm:hidden">{say((from + to) / 2)}</span>
        <span>{say(to)}</span>
      </span>
    </span>
  )
}
