/** One figure of a record, with its definition and date. Losses look like gains do: sign, triangle and colour. */

import { countText, decimalText, moneyText, Percent, percentText } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { PublicFigure } from '#web/shared/screen/PublicFigure.tsx'
import type { Line, Performance } from './performance-words.ts'

export type PerformanceFigureProps = { readonly line: Line; readonly record: Performance }

export function PerformanceFigure({ line, record }: PerformanceFigureProps) {
  const t = useText()
  const result = resultOf(line, record)
  return (
    <PublicFigure
      title={t(`record.lines.${line}`)}
      value={result === undefined ? plainText(t, line, record) : percentText(result, 'always')}
      meaning={t(`record.meaning.${line}`)}
      at={record.to}
      className="text-start whitespace-normal!"
    >
      {result !== undefined && <Percent value={result} tone="result" />}
    </PublicFigure>
  )
}

/** The sign of a result; undefined for figures without one. */
function resultOf(line: Line, record: Performance): string | null | undefined {
  switch (line) {
    case 'net':
    case 'gross':
    case 'hold':
    case 'crp':
    case 'worst_day':
    case 'worst_month':
      return record[`${line}_percent`]?.toFixed(2) ?? null
    default:
      return undefined
  }
}

function plainText(t: T, line: Line, record: Performance): string {
  switch (line) {
    case 'max_drawdown':
      return percentText(record.max_drawdown_percent.toFixed(2))
    case 'under_water':
      return t('record.days', { count: Math.round(record.under_water_days * 10) / 10 })
    case 'losing_months':
      return t('record.of_months', { losing: record.losing_months, count: record.months })
    case 'turnover':
      return t('record.times', { times: decimalText(record.turnover, 2) })
    case 'fees':
      return moneyText(record.fees)
    case 'sharpe':
      return record.sharpe ? t('record.sharpe_of', { ratio: decimalText(record.sharpe.ratio, 2), n: record.sharpe.n }) : t('record.young')
    default:
      return countText(record.bars)
  }
}
