/** Every version of a plan's terms, newest first, with the number of investments that keep it. */

import { Card, Chip, type Column, Money, Percent, Table } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { PlanTerms } from './terms-draft.ts'

export function Versions({ versions }: { versions: readonly PlanTerms[] }) {
  const t = useText()
  const columns = useColumns()
  return (
    <Card title={t('editor.versions')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-13 text-text-2">{t(versions.length === 0 ? 'editor.no_versions' : 'editor.versions_help')}</p>
        {versions.length > 0 && (
          <Table
            tableFrom="md"
            bare
            label={t('editor.version')}
            columns={columns}
            rows={versions}
            rowKey={({ version }) => String(version)}
          />
        )}
      </div>
    </Card>
  )
}

function useColumns(): Column<PlanTerms>[] {
  const t = useText()
  return [
    { key: 'version', head: t('editor.version'), card: 'title', cell: ({ version }) => <span className="num font-medium">{version}</span> },
    {
      key: 'since',
      head: t('editor.since'),
      card: 'time',
      cell: ({ created_at }) => <span className="num whitespace-nowrap text-text-2">{momentText(created_at)}</span>,
    },
    { key: 'rate', head: t('editor.fields.rate'), align: 'right', cell: ({ rate_bps }) => <Percent value={rate_bps} /> },
    { key: 'days', head: t('editor.fields.days'), align: 'right', cell: ({ days }) => <span className="num">{days}</span> },
    { key: 'min', head: t('editor.fields.min'), align: 'right', cell: ({ min }) => <Money value={min} /> },
    { key: 'max', head: t('editor.fields.max'), align: 'right', cell: ({ max }) => <Money value={max} /> },
    { key: 'exit', head: t('editor.fields.exit'), align: 'right', cell: ({ exit_share_bps }) => <Percent value={exit_share_bps} /> },
    { key: 'referral', head: t('editor.fields.referral'), align: 'right', cell: ({ referral_bps }) => <Percent value={referral_bps} /> },
    {
      key: 'state',
      head: t('editor.state'),
      card: 'figure',
      cell: ({ on_sale }) => (
        <Chip kind={on_sale ? 'on-sale' : 'fully-subscribed'}>{t(on_sale ? 'editor.on_sale' : 'editor.off_sale')}</Chip>
      ),
    },
    { key: 'sold', head: t('editor.sold'), align: 'right', cell: ({ sold }) => <span className="num">{sold}</span> },
  ]
}
