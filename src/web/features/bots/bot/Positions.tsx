/** A bot's positions at the last prices. A short position has a minus. */

import { type Bot, coinOf, priceText } from '#web/entities/bot/index.ts'
import { Card, Money, Percent } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CompactTable } from './CompactTable.tsx'

export function Positions({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <Card title={t('bots.positions.title')}>
      {bot.positions.length === 0 ? (
        <p className="pb-2 text-text-2">{t('bots.positions.none')}</p>
      ) : (
        <CompactTable
          label={t('bots.positions.label')}
          rows={bot.positions}
          rowKey={(row) => row.symbol}
          columns={[
            { key: 'coin', head: t('bots.positions.coin'), cell: (row) => coinOf(row.symbol) },
            { key: 'quantity', head: t('bots.positions.quantity'), cell: (row) => row.quantity.replace('-', '−') },
            { key: 'price', head: t('bots.positions.price'), wide: true, cell: (row) => (row.price ? priceText(row.price) : '–') },
            { key: 'share', head: t('bots.positions.share'), cell: (row) => <Percent value={row.share_percent.toFixed(2)} /> },
            { key: 'value', head: t('bots.positions.value'), cell: (row) => <Money value={row.value} /> },
          ]}
        />
      )}
      <p className="mt-1 flex justify-between gap-3 border-t border-line-strong pt-3 text-text-2">
        <span>{t('bots.positions.cash')}</span>
        <Money value={bot.cash} />
      </p>
    </Card>
  )
}
