/** The accrued return on $100 of every plan: one line each, named at its end, and the same as a table. */
import { useState } from 'react'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { Button, Card, moneyText, Table } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PayoffDrawing } from './PayoffDrawing.tsx'

export function PayoffChart({ plans }: { plans: readonly OfferedPlan[] }) {
  const t = useText()
  const [view, show] = useState<'chart' | 'table'>('chart')
  const points = plans.map(({ name, percent, days }) => t('plans.payoff.point', { name, amount: moneyText(percent), day: days }))
  return (
    <Card
      title={t('plans.payoff.title')}
      className="grid grid-rows-[auto_1fr]"
      aside={
        <Button variant="secondary" size="s" onClick={() => show(view === 'chart' ? 'table' : 'chart')}>
          {t(view === 'chart' ? 'charts.table' : 'charts.chart')}
        </Button>
      }
    >
      {view === 'chart' ? (
        <PayoffDrawing plans={plans} label={t('plans.payoff.label', { plans: listText(points) })} />
      ) : (
        <Table
          bare
          label={t('plans.payoff.title')}
          rows={plans}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', head: t('plans.compare.plan'), card: 'title', cell: ({ name }) => name },
            { key: 'day', head: t('plans.payoff.last_day'), align: 'right', cell: ({ days }) => <span className="num">{days}</span> },
            { key: 'daily', head: t('plans.payoff.each_day'), align: 'right', cell: (plan) => <Dollars value={plan.daily_percent} /> },
            { key: 'whole', head: t('plans.payoff.whole'), align: 'right', cell: ({ percent }) => <Dollars value={percent} /> },
          ]}
        />
      )}
    </Card>
  )
}

/** A percentage is an amount on $100. */
function Dollars({ value }: { value: string | null }) {
  return (
    <span className="num">
      <bdi dir="ltr">{moneyText(value)}</bdi>
    </span>
  )
}
