/** The drawing's values: what is contracted ahead, then each entry, newest first. */
import { Money, Table } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Moment } from './equity-query.ts'
import type { Maturity } from './story.ts'

type Row = Pick<Moment, 'at' | 'promised'> & Partial<Moment> & { readonly pays?: string }

export function StoryTable({ moments, maturities }: { moments: readonly Moment[]; maturities: readonly Maturity[] }) {
  const t = useText()
  const rows: readonly Row[] = [...maturities, ...moments].toSorted((one, other) => other.at.localeCompare(one.at))
  const amount = (value: string | undefined) => (value === undefined ? '–' : <Money value={value} />)
  return (
    <Table
      bare
      label={t('dashboard.equity.label')}
      rows={rows}
      rowKey={(row) => `${row.at} ${row.pays ?? ''}`}
      columns={[
        { key: 'at', head: t('dashboard.story.date'), card: 'title', cell: (row) => <span className="num">{momentText(row.at)}</span> },
        { key: 'pays', head: t('dashboard.story.pays'), align: 'right', cell: (row) => amount(row.pays) },
        { key: 'total', head: t('dashboard.equity.total'), align: 'right', cell: (row) => amount(row.total) },
        { key: 'balance', head: t('dashboard.equity.balance'), align: 'right', cell: (row) => amount(row.balance) },
        { key: 'locked', head: t('dashboard.equity.locked'), align: 'right', cell: (row) => amount(row.locked) },
        { key: 'promised', head: t('dashboard.story.promised'), align: 'right', cell: (row) => amount(row.promised) },
        { key: 'accrued', head: t('dashboard.parts.accrued'), align: 'right', cell: (row) => amount(row.accrued) },
      ]}
    />
  )
}
