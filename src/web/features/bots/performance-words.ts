/** The lines of a record, the same for live and simulated, so that both are comparable. */
import type { Bot } from '#web/entities/bot/index.ts'

export type Performance = NonNullable<Bot['since_release']>

/** The format of each figure: percent with sign, percent of loss, days, times. */
export const lines = [
  ['net', 'result'],
  ['gross', 'result'],
  ['hold', 'result'],
  ['crp', 'result'],
  ['max_drawdown', 'percent'],
  ['under_water', 'days'],
  ['worst_day', 'result'],
  ['worst_month', 'result'],
  ['losing_months', 'months'],
  ['turnover', 'times'],
  ['fees', 'money'],
  ['sharpe', 'sharpe'],
  ['bars', 'count'],
] as const

export type Line = (typeof lines)[number][0]
