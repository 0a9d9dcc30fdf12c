/** The lab's tables: equity, fills, runs of a search, windows of a walk-forward. Pure. */

import { type CsvForm, csvLine, csvStart } from '#kernel/format/csv'
import type { Fill } from '#trading/backtest/fills'
import type { LabReply } from '../lab-messages.ts'
import type { StudyResult } from '../study/run-study.ts'

export function equityCsv(at: readonly string[], { net, gross, hold, crp, band }: LabReply, form: CsvForm): string {
  const curves = { net, gross, hold, crp, ...(band ? { band_low: band.low, band_median: band.median, band_high: band.high } : {}) }
  const lines = at.map((instant, t): Line => [instant, ...Object.values(curves).map((curve) => curve[t] ?? 0)])
  return csvOf(['at', ...Object.keys(curves)], lines, form)
}

type Bars = { readonly at: readonly string[]; readonly closes: readonly (readonly number[])[]; readonly coins: readonly string[] }

/** A fill is at the close before the bar that it is held in. `value` and `cost` are parts of a starting wealth of 1. */
export function fillsCsv({ at, closes, coins }: Bars, fills: readonly Fill[], form: CsvForm): string {
  const lines = fills.map(
    ({ bar, asset, value, cost }): Line => [
      at[bar] ?? '',
      coins[asset] ?? String(asset),
      value > 0 ? 'buy' : 'sell',
      closes[bar]?.[asset] ?? 0,
      Math.abs(value),
      cost,
    ],
  )
  return csvOf(['at', 'asset', 'side', 'price', 'value', 'cost'], lines, form)
}

export function runsCsv({ outcomes }: StudyResult, form: CsvForm): string {
  const names = Object.keys(outcomes[0]?.parameters ?? {})
  const lines = outcomes.map(
    ({ parameters, sharpe, final_wealth }): Line => [...names.map((name) => parameters[name] ?? 0), sharpe, final_wealth],
  )
  return csvOf([...names, 'sharpe_per_bar', 'final_wealth'], lines, form)
}

export function windowsCsv({ windows, data, study }: StudyResult, form: CsvForm): string {
  const names = Object.keys(windows[0]?.chosen ?? {})
  const lines = windows.map(
    ({ from, chosen, inside, outside }): Line => [
      data.at[from] ?? '',
      data.at[from + study.fit] ?? '',
      data.at[from + study.fit + study.test] ?? '',
      ...names.map((name) => chosen[name] ?? 0),
      inside,
      outside,
    ],
  )
  return csvOf(['fit_from', 'test_from', 'test_to', ...names, 'growth_per_bar_fit', 'growth_per_bar_test'], lines, form)
}

type Line = readonly (string | number)[]

function csvOf(head: readonly string[], lines: readonly Line[], form: CsvForm): string {
  return csvStart(form) + [head, ...lines].map((line) => csvLine(line, form)).join('')
}
