/** Whether the record matches the rule: each day's session is replayed on its recorded ticks. */

import { useDivergence } from '#web/entities/bot/index.ts'
import { Card, Money, Table } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

const MAX_BARS = 7

export function Divergence() {
  const t = useText()
  const { data, isError } = useDivergence()
  const [newest] = data ?? []
  return (
    <Card title={t('bot.divergence.title')}>
      <p className="text-24">
        <Money value={newest?.divergence} />
      </p>
      <p className="mt-2 max-w-[60ch] text-text-2">{t('bot.divergence.help')}</p>
      {!data && isError && <p className="mt-3 text-14 text-text-2">{t('bot.divergence.failed')}</p>}
      {data?.length === 0 && <p className="mt-3 text-14 text-text-2">{t('bot.divergence.none')}</p>}
      {newest && (
        <div className="mt-4">
          <Table
            bare
            label={t('bot.divergence.label')}
            rows={data?.slice(0, MAX_BARS) ?? []}
            rowKey={(row) => row.day}
            columns={[
              { key: 'day', head: t('bot.divergence.day'), card: 'title', cell: (row) => row.day },
              { key: 'fills', head: t('bot.divergence.fills'), align: 'right', cell: (row) => row.fills },
              { key: 'checked', head: t('bot.divergence.checked'), card: 'meta', cell: (row) => momentText(row.checked_at) },
              {
                key: 'off',
                head: t('bot.divergence.off'),
                align: 'right',
                card: 'figure',
                cell: (row) => <Money value={row.divergence} />,
              },
            ]}
          />
        </div>
      )}
    </Card>
  )
}
