/** What is owed and held, by class, to the cent. */
import type { Statement } from '#proof/index'
import { Card, Money, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const ROWS = ['owed', 'of_promised', 'custody', 'of_free', 'of_other'] as const
type RowName = (typeof ROWS)[number]

export function Classes({ statement }: { statement: Statement }) {
  const t = useText()
  const { liabilities, custody, reserve_free, reserve_committed, operator_other } = statement
  const amounts: Record<RowName, bigint> = {
    owed: liabilities,
    of_promised: reserve_committed,
    custody,
    of_free: reserve_free,
    of_other: operator_other,
  }
  return (
    <Card title={t('proof.balance.title')} level={3}>
      <Table
        bare
        label={t('proof.balance.table')}
        rows={ROWS}
        rowKey={(row) => row}
        columns={[
          { key: 'class', head: t('proof.balance.class'), card: 'title', cell: (row) => <ClassName row={row} /> },
          { key: 'amount', head: t('proof.balance.amount'), card: 'figure', align: 'right', cell: (row) => <Money value={amounts[row]} /> },
        ]}
      />
    </Card>
  )
}

function ClassName({ row }: { row: RowName }) {
  const t = useText()
  const part = row.startsWith('of_')
  return <span className={part ? 'block ps-4 text-text-2' : 'font-medium'}>{t(`proof.balance.${row}`)}</span>
}
