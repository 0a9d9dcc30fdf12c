/** Custody and liabilities on one scale, and the same figures as a table. Only lengths are computed here, no amounts. */
import type { Statement } from '#proof/index'
import { Card, Chip, CoverageStack, Money, moneyText, Table, TermKey } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const ROWS = ['owed', 'of_promised', 'custody', 'of_free', 'of_other'] as const
type RowName = (typeof ROWS)[number]

export function HeldAndOwed({ statement }: { statement: Statement }) {
  const t = useText()
  const { liabilities, custody, reserve_free, reserve_committed, operator_other } = statement
  const amounts: Record<RowName, bigint> = {
    owed: liabilities,
    of_promised: reserve_committed,
    custody,
    of_free: reserve_free,
    of_other: operator_other,
  }
  const covered = custody >= liabilities
  return (
    <Card
      title={t('proof.balance.title')}
      aside={<Chip kind={covered ? 'success' : 'failed'}>{t(covered ? 'proof.balance.covered' : 'proof.balance.not_covered')}</Chip>}
    >
      <CoverageStack
        owed={{ principal: Number(liabilities - reserve_committed), promised: Number(reserve_committed) }}
        held={Number(covered ? liabilities : custody)}
        free={Number(reserve_free + operator_other)}
        label={t('proof.balance.drawing', {
          owed: moneyText(liabilities),
          promised: moneyText(reserve_committed),
          held: moneyText(custody),
          free: moneyText(reserve_free),
        })}
      />
      <TermKey
        className="mt-3 mb-5"
        parts={[
          { part: 'principal', label: t('proof.balance.slab') },
          { part: 'aside', label: t('proof.balance.promises') },
          { part: 'line', label: t('proof.balance.held') },
          { part: 'free', label: t('proof.balance.beyond') },
        ]}
      />
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
