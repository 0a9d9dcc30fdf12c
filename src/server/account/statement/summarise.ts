/** What a month's lines add up to. Pure. */

import { axisScale } from '#kernel/axis-scale'
import { formatMoment } from '#kernel/format/moment'
import { formatAxis, inMillions } from '#kernel/format/number'
import type { Steps } from '#server/documents'
import type { MoveKind } from '#server/ledger'
import { inAll, type Statement, type StatementLine } from './statement.ts'

/** Only these change what all of a member's accounts hold together; the others move money between them. */
const kinds = [
  ['sum_deposits', 'deposit.settle'],
  ['sum_returns', 'plan.pay'],
  ['sum_bonuses', 'referral.bonus'],
  ['sum_credits', 'adjustment.credit'],
  ['sum_withdrawals', 'withdrawal.pay'],
  ['sum_debits', 'adjustment.debit'],
  ['sum_reversals', 'reversal'],
] as const satisfies readonly (readonly [string, MoveKind])[]
type SummaryKind = (typeof kinds)[number][0]

export type Change = { readonly kind: SummaryKind; readonly amount: bigint }
/** Without kinds that did not occur. */
export type Summary = {
  readonly came: readonly Change[]
  readonly went: readonly Change[]
  readonly total_in: bigint
  readonly total_out: bigint
}

type Line = Pick<StatementLine, 'kind' | 'amount'>

export function summarise(lines: readonly Line[]): Summary {
  const changes = kinds.map(([kind, move]) => ({
    kind,
    amount: lines.reduce((sum, line) => (line.kind === move ? sum + line.amount : sum), 0n),
  }))
  const [came, went] = [changes.filter(({ amount }) => amount > 0n), changes.filter(({ amount }) => amount < 0n)]
  return { came, went, total_in: total(came), total_out: total(went) }
}

/** The sum of all accounts at the end of each day (UTC) on which it changed, ascending. Days as `YYYY-MM-DD`. */
export function balanceByDay(
  opening: bigint,
  lines: readonly Pick<StatementLine, 'effective_at' | 'amount'>[],
): { readonly day: string; readonly balance: bigint }[] {
  const changes = new Map<string, bigint>()
  for (const { effective_at, amount } of lines) {
    const day = effective_at.toISOString().slice(0, 10)
    changes.set(day, (changes.get(day) ?? 0n) + amount)
  }
  let balance = opening
  return [...changes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, change]) => {
      balance += change
      return change === 0n ? [] : [{ day, balance }]
    })
}

function total(changes: readonly Change[]): bigint {
  return changes.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The balance of all accounts over a statement's period, as a drawing by business date. */
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
    ticks: ticksOf(statement, words.language),
  }
}

/** Each day once: a short period has fewer. */
function ticksOf(statement: Statement, language: string): Steps['ticks'] {
  const ticks = TICKS.map((at) => ({ at, text: dayAt(statement, at, language) }))
  return ticks.filter(({ text }, n) => ticks.findIndex((tick) => tick.text === text) === n)
}

/** The last tick is the last day inside the period. */
function dayAt({ from, until }: Statement, at: number, language: string): string {
  const instant = Math.min(from.getTime() + at * (until.getTime() - from.getTime()), until.getTime() - 1)
  return formatMoment(language, new Date(instant), 'short_day')
}

/** For positions only. */
function dollars(amount: bigint): number {
  return Number(amount) / 100
}
