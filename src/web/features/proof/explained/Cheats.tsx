/** What a dishonest platform can try, and who would detect it, from the list that the tests cover. */
import { cheats } from '#proof/cheats'
import { Card, Table } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Cheats() {
  const t = useText()
  return (
    <Card title={t('proof.cheats.title')} level={3}>
      <Table
        bare
        label={t('proof.cheats.label')}
        rows={cheats}
        rowKey={(row) => row.id}
        columns={[
          { key: 'cheat', head: t('proof.cheats.cheat'), card: 'title', cell: (row) => t(`proof.cheats.ids.${row.id}`) },
          {
            key: 'caught',
            head: t('proof.cheats.caught'),
            card: 'meta',
            cell: (row) => <span className="text-text-2">{listText(row.caught_by.map((who) => t(`proof.cheats.by.${who}`)))}</span>,
          },
        ]}
      />
    </Card>
  )
}
