/** The same by plan: what was placed, what came back, and both returns. */
import { Link as RouterLink } from 'react-router'
import { Card, type Column, Link, Money, Percent, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Performance } from './records.ts'

type Plan = Performance['plans'][number]

export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const t = useText()
  const money = (key: 'opening' | 'money_in' | 'money_out' | 'closing'): Column<Plan> => ({
    key,
    head: t(`returns.plans.${key}`),
    align: 'right',
    cell: (row) => <Money value={row[key]} />,
  })
  const rate = (key: 'time_weighted' | 'money_weighted', head: string): Column<Plan> => ({
    key,
    head,
    align: 'right',
    cell: (row) => <Percent value={row.rates[key]} tone="result" />,
  })
  const columns: Column<Plan>[] = [
    {
      key: 'plan',
      head: t('returns.plans.plan'),
      card: 'title',
      cell: (row) => (
        <Link render={<RouterLink to="/investments" />} aria-label={t('returns.plans.open', { plan: row.plan_name })}>
          {row.plan_name}
        </Link>
      ),
    },
    money('opening'),
    money('money_in'),
    money('money_out'),
    money('closing'),
    {
      key: 'growth',
      head: t('returns.growth.title'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.growth} sign="always" tone="result" strong />,
    },
    rate('time_weighted', t('returns.rates.time')),
    rate('money_weighted', t('returns.rates.money')),
  ]
  return (
    <Card level={3} title={t('returns.plans.title')}>
      <Table bare label={t('returns.plans.title')} columns={columns} rows={plans} rowKey={(row) => row.plan} />
      <p className="mt-3 text-14 text-text-2">{t('returns.plans.help')}</p>
    </Card>
  )
}
