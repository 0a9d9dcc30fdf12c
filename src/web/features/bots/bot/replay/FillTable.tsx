/** The replayed fills as a table, newest first; each opens its record. */
import { priceText, sideText, type Trade } from '#web/entities/bot/index.ts'
import { Link, Money, Table } from '#web/kit/index.ts'
import { secondText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'

export function FillTable({ pair, fills }: { pair: string; fills: readonly Trade[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('record.replay.list', { pair })}
      rows={fills.toReversed()}
      rowKey={(row) => row._id}
      columns={[
        {
          key: 'at',
          head: t('record.replay.time'),
          card: 'title',
          cell: (row) => <Link render={<Go to={`/trades/${row._id}`} />}>{secondText(row.at)}</Link>,
        },
        { key: 'side', head: t('record.replay.side'), cell: (row) => sideText(t, row) },
        {
          key: 'price',
          head: t('record.replay.price'),
          align: 'right',
          cell: (row) => <span className="num">{priceText(row.price)}</span>,
        },
        { key: 'amount', head: t('record.replay.amount'), align: 'right', cell: (row) => <Money value={row.amount} /> },
        {
          key: 'result',
          head: t('record.replay.outcome'),
          align: 'right',
          cell: (row) => (row.profit === null ? t('bots.trades.open') : <Money value={row.profit} tone="result" sign="always" />),
        },
      ]}
    />
  )
}
