/** The full record, live and simulated side by side and never summed. */

import type { Bot } from '#web/entities/bot/index.ts'
import { Card } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PerformanceFigure } from '../PerformanceFigure.tsx'
import { type Line, lines, type Performance } from '../performance-words.ts'
import { CompactTable } from './CompactTable.tsx'

export function RecordTable({ bot }: { bot: Bot }) {
  const t = useText()
  const parts = [
    ['since_release', bot.since_release],
    ['simulated', bot.simulated],
  ] as const
  const span = (record: Performance | null) =>
    record ? t('record.span', { from: unbroken(dateText(record.from)), to: unbroken(dateText(record.to)) }) : '–'
  const rows: readonly (Line | 'span')[] = ['span', ...lines.map(([line]) => line)]
  return (
    <Card title={t('record.title')}>
      <CompactTable
        label={t('record.label')}
        rows={rows}
        rowKey={(row) => row}
        columns={[
          {
            key: 'line',
            head: t('record.figure'),
            cell: (row) => (row === 'span' ? t('record.stretch') : t(`record.lines.${row}`)),
          },
          ...parts.map(([part, record]) => ({
            key: part,
            head: t(`record.${part}`),
            cell: (row: Line | 'span') => (row === 'span' ? span(record) : record ? <PerformanceFigure line={row} record={record} /> : '–'),
          })),
        ]}
      />
      {!bot.since_release && <p className="mt-3 text-13 text-text-2">{t('record.none_since_release')}</p>}
      <p className="mt-3 max-w-[72ch] text-13 text-text-3">{t('record.help')}</p>
      <p className="mt-1 max-w-[72ch] text-13 text-text-3">{t('record.simulated_help')}</p>
    </Card>
  )
}

/** A date stays on one line. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0')
}
