/** What a bot's book holds at the last prices. A short position has a minus. */
import { useText } from '#web/locales/text.ts'
import { Card, EmptyState, Money, Percent, Table } from '#web/ui/index.ts'
import type { Bot } from './bot-query.ts'
import { coinOf, priceText } from './trade-words.ts'

export function Positions({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <Card title={t('bots.positions.title')}>
      <Table
        bare
        label={t('bots.positions.label')}
        rows={bot.positions}
        rowKey={(row) => row.symbol}
        empty={<EmptyState bare title={t('bots.positions.none')} />}
        columns={[
          { key: 'coin', head: t('bots.positions.coin'), card: 'title', cell: (row) => coinOf(row.symbol) },
          {
            key: 'quantity',
            head: t('bots.positions.quantity'),
            align: 'right',
            card: 'meta',
            cell: (row) => <span className="num">{row.quantity.replace('-', '−')}</span>,
          },
          {
            key: 'price',
            head: t('bots.positions.price'),
            align: 'right',
            card: 'none',
            cell: (row) => (row.price ? priceText(row.price) : '–'),
          },
          {
            key: 'share',
            head: t('bots.positions.share'),
            align: 'right',
            card: 'figure',
            cell: (row) => <Percent value={row.share_percent.toFixed(2)} />,
          },
          { key: 'value', head: t('bots.positions.value'), align: 'right', card: 'figure', cell: (row) => <Money value={row.value} /> },
        ]}
      />
      <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 text-13 text-text-2">
        <span>{t('bots.positions.cash')}</span>
        <Money value={bot.cash} />
      </p>
    </Card>
  )
}
