/** Forecasts of past days with their outcome, newest first. */
import { Chip, Table } from '#web/kit/index.ts'
import { utcDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Row } from '../forecast-query.ts'
import { returnsText, returnText, shareText } from '../words.ts'

export function HistoryTable({ rows }: { rows: readonly Row[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('forecasts.history.table')}
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', head: t('forecasts.history.day'), card: 'title', cell: ({ day }) => utcDayText(day) },
        {
          key: 'range',
          head: t('forecasts.history.range'),
          align: 'right',
          cell: (row) => <span className="num">{returnsText(t, row)}</span>,
        },
        {
          key: 'outcome',
          head: t('forecasts.history.outcome'),
          align: 'right',
          cell: (row) => <span className="num">{returnText(row.return_percent)}</span>,
        },
        {
          key: 'volatility',
          head: t('forecasts.history.volatility'),
          align: 'right',
          cell: (row) => <span className="num">{shareText(row.volatility_percent)}</span>,
        },
        {
          key: 'realised',
          head: t('forecasts.history.realised'),
          align: 'right',
          cell: (row) => <span className="num">{shareText(row.realised_volatility_percent)}</span>,
        },
        { key: 'result', head: t('forecasts.history.result'), card: 'figure', cell: (row) => <Result row={row} /> },
      ]}
    />
  )
}

function Result({ row: { missed, scored_at } }: { row: Row }) {
  const t = useText()
  if (missed === null) return <Chip kind="pending">{t(scored_at ? 'forecasts.history.gap' : 'forecasts.history.open')}</Chip>
  return missed ? <Chip kind="failed">{t('forecasts.history.missed')}</Chip> : <Chip kind="success">{t('forecasts.history.inside')}</Chip>
}
