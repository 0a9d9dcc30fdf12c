/** Of each plan on sale: the range of one purchase, and the capacity left. */
import { Chip, type Column, EmptyState, Table, useMoneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { PlanLimits } from './groups.ts'

export function PlanTable({ plans }: { plans: readonly PlanLimits[] }) {
  const t = useText()
  return (
    <Table
      bare
      tableFrom="md"
      label={t('limits.groups.plans')}
      columns={useColumns()}
      rows={plans}
      rowKey={({ plan }) => plan}
      empty={<EmptyState bare title={t('limits.no_plans')} />}
    />
  )
}

function useColumns(): Column<PlanLimits>[] {
  const t = useText()
  const moneyText = useMoneyText()
  const shown = (value: string | null | undefined) => (value ? moneyText(value) : '–')
  return [
    { key: 'plan', head: t('limits.plan'), card: 'title', cell: ({ plan }) => <span className="font-medium">{plan}</span> },
    {
      key: 'purchase',
      head: t('limits.purchase'),
      align: 'right',
      cell: ({ amount }) => (
        <span className="num">{t('limits.between', { least: shown(amount?.amount?.at_least), most: shown(amount?.amount?.at_most) })}</span>
      ),
    },
    {
      key: 'capacity',
      head: t('limits.capacity'),
      align: 'right',
      cell: ({ capacity }) => <span className="num">{shown(capacity?.amount?.left)}</span>,
    },
    {
      key: 'state',
      head: t('limits.state'),
      align: 'right',
      card: 'status',
      cell: ({ capacity }) =>
        capacity?.blocked ? <Chip kind="failed">{t('limits.blocked')}</Chip> : <Chip kind="success">{t('limits.open')}</Chip>,
    },
  ]
}
