/** The figures that a saved run is compared by, as numbers with all their digits. Pure. */
import type { LabReply } from '../lab-messages.ts'
import type { StudyResult } from '../study/run-study.ts'

export const figureNames = [
  'net',
  'gross',
  'hold',
  'crp',
  'max_drawdown',
  'turnover',
  'band_low',
  'band_median',
  'band_high',
  'sharpe',
  'final_wealth',
  'expected_best',
  'deflated_sharpe',
  'counted_expected_best',
  'counted_deflated_sharpe',
  'overfitting_probability',
  'wealth_low',
  'wealth_median',
  'wealth_high',
  'drawdown_low',
  'drawdown_median',
  'drawdown_high',
  'efficiency',
  'windows',
  'inside',
  'outside',
] as const
export type FigureName = (typeof figureNames)[number]

export type Figures = readonly { readonly name: string; readonly value: number }[]

const end = (curve: readonly number[]) => curve.at(-1) ?? 1

export function figuresOfRun({ net, gross, hold, crp, max_drawdown, turnover, band }: LabReply): Figures {
  return listed({
    net: end(net),
    gross: end(gross),
    hold: end(hold),
    crp: end(crp),
    max_drawdown,
    turnover,
    ...(band ? { band_low: end(band.low), band_median: end(band.median), band_high: end(band.high) } : {}),
  })
}

export function figuresOfStudy({ verdict, windows, efficiency }: StudyResult): Figures {
  const sum = (name: 'inside' | 'outside') => windows.reduce((total, one) => total + one[name], 0)
  if (!verdict) {
    const means = { windows: windows.length, inside: sum('inside') / windows.length, outside: sum('outside') / windows.length }
    return listed(efficiency === null ? means : { efficiency, ...means })
  }
  const { best, counted, bands, expected_best, deflated_sharpe, overfitting_probability } = verdict
  return listed({
    sharpe: best.sharpe,
    final_wealth: best.final_wealth,
    expected_best,
    deflated_sharpe,
    counted_expected_best: counted.expected_best,
    counted_deflated_sharpe: counted.deflated_sharpe,
    overfitting_probability,
    wealth_low: bands.final_wealth.low,
    wealth_median: bands.final_wealth.median,
    wealth_high: bands.final_wealth.high,
    drawdown_low: bands.max_drawdown.low,
    drawdown_median: bands.max_drawdown.median,
    drawdown_high: bands.max_drawdown.high,
  })
}

/** A figure that is no number is left out: JSON has none. */
function listed(figures: Readonly<Partial<Record<FigureName, number>>>): Figures {
  return Object.entries(figures)
    .filter(([, value]) => Number.isFinite(value))
    .map(([name, value]) => ({ name, value }))
}
