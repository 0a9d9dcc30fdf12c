/** The balance of all accounts over a statement's period, as a drawing by business date. */
import { axisScale } from '#kernel/axis-scale'
import { formatMoment } from '#kernel/format/moment'
import { formatAxis, inMillions } from '#kernel/format/number'
import type { Steps } from '#server/documents'
import { inAll, type Statement, type StatementLine } from './statement.ts'
import { balanceByDay } from './summarise.ts'

const MIN_POINTS = 3
/** Shares of the period that have their day below. */
const TICKS = [0, 0.25, 0.5, 0.75, 1]

export type BalanceWords = { readonly chart: string; readonly chart_millions: string; readonly label: string; readonly language: string }

/** Null with fewer than three points. */
export function drawBalance(statement: Statement, lines: readonly StatementLine[], words: BalanceWords): Steps | null {
  const { from, until } = statement
  const opening = inAll(statement.opening)
  const span = until.getTime() - from.getTime()
  const days = balanceByDay(opening, lines).map(({ day, balance }) => ({
    at: Math.max(0, (Date.parse(`${day}T00:00:00Z`) - from.getTime()) / span),
    balance,
  }))
  // Before the first entry there is nothing to draw.
  const points = opening > 0n ? [{ at: 0, balance: opening as bigint }, ...days] : days
  if (points.length < MIN_POINTS || span <= 0) return null
  const { top, lines: gridlines } = axisScale(Math.max(...points.map(({ balance }) => dollars(balance))))
  return {
    kind: 'steps',
    label: words.label,
    caption: inMillions(top) ? words.chart_millions : words.chart,
    points: points.map(({ at, balance }) => ({ at, height: dollars(balance) / top })),
    lines: gridlines.map((value) => ({ height: value / top, text: formatAxis(value, inMillions(top)) })),
    ticks: TICKS.map((at) => ({ at, text: dayAt(statement, at, words.language) })),
  }
}

/** The last tick is the last day inside the period. */
function dayAt({ from, until }: Statement, at: number, language: string): string {
  const instant = Math.min(from.getTime() + at * (until.getTime() - from.getTime()), until.getTime() - 1)
  return formatMoment(language, new Date(instant), 'short_day', 'UTC')
}

/** For positions only. */
function dollars(amount: bigint): number {
  return Number(amount) / 100
}
