/** One figure of a record. Losses look like gains do: sign, triangle and colour. */
import { useText } from '#web/locales/text.ts'
import { Money, Percent } from '#web/ui/index.ts'
import type { Line, Performance } from './performance-words.ts'

export function PerformanceFigure({ line, record }: { line: Line; record: Performance }) {
  const t = useText()
  switch (line) {
    case 'max_drawdown':
      return <Percent value={record.max_drawdown_percent.toFixed(2)} />
    case 'under_water':
      return t('bots.record.days', { count: record.under_water_days.toFixed(1) })
    case 'losing_months':
      return t('bots.record.of_months', { losing: record.losing_months, count: record.months })
    case 'turnover':
      return t('bots.record.times', { times: record.turnover.toFixed(2) })
    case 'fees':
      return <Money value={record.fees} />
    case 'sharpe':
      return record.sharpe
        ? t('bots.record.sharpe_of', { ratio: record.sharpe.ratio.toFixed(2), n: record.sharpe.n })
        : t('bots.record.young')
    case 'bars':
      return record.bars
    default: {
      const value = record[`${line}_percent`]
      return <Percent value={value === null ? null : value.toFixed(2)} tone="result" />
    }
  }
}
