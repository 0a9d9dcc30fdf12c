/**
 * Maturities by month: a bar for each month, split by plan, and the same as a table. Only bar lengths are computed here; the figures are
 * the server's.
 */
import { useState } from 'react'
import { Card, type Column, FilterTabs, Money, moneyText, Table } from '#web/kit/index.ts'
import { monthText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { barLengths, CutMark } from './PlanBars.tsx'
import type { Commitment, Month } from './treasury.ts'

type Props = { readonly months: readonly Month[]; readonly commitments: readonly Commitment[] }

/** The series order of every chart; plans beyond it share the last style. */
const paints = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const

function paintOf(plans: readonly string[], plan: string): string {
  return paints[Math.min(Math.max(0, plans.indexOf(plan)), paints.length - 1)] ?? paints[0]
}

export function MaturityChart({ months, commitments }: Props) {
  const t = useText()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <Card
      title={t('treasury.by_month')}
      aside={
        <FilterTabs
          label={t('charts.view')}
          value={view}
          onChange={setView}
          tabs={[
            { value: 'chart', label: t('charts.chart') },
            { value: 'table', label: t('charts.table') },
          ]}
        />
      }
    >
      <div className="grid gap-5">
        {view === 'chart' ? <Bars months={months} plans={commitments.map(({ plan }) => plan)} /> : <MonthTable months={months} />}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-60 text-14 text-text-2">{t('treasury.by_month_help')}</p>
          <CsvButton name="readCommitments" />
        </div>
      </div>
    </Card>
  )
}

function Bars({ months, plans }: { months: readonly Month[]; plans: readonly string[] }) {
  const t = useText()
  const length = barLengths(months.map(({ promised }) => promised))
  return (
    <div className="grid gap-4">
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1.5 text-14 text-text-2">
        {plans.map((plan) => (
          <li key={plan} className="flex items-center gap-2">
            <span className={`h-2.5 w-3.5 rounded-1 ${paintOf(plans, plan)}`} />
            {plan}
          </li>
        ))}
      </ul>
      <ul className="grid gap-4">
        {months.map((month) => (
          <li key={month.month} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{monthText(month.month)}</span>
              <Money value={month.promised} strong />
            </p>
            <div
              role="img"
              aria-label={t('treasury.month_drawing', {
                month: monthText(month.month),
                parts: listText(month.plans.map(({ plan, promised }) => `${plan} ${moneyText(promised)}`)),
              })}
              className="relative flex h-4 gap-0.5"
              style={{ width: length(month.promised).width }}
            >
              {month.plans.map(({ plan, promised }) => (
                <span
                  key={plan}
                  title={`${plan} ${moneyText(promised)}`}
                  style={{ flexGrow: Number(promised) }}
                  className={`min-w-1 basis-0 rounded-1 ${paintOf(plans, plan)}`}
                />
              ))}
              {length(month.promised).cut && <CutMark />}
            </div>
            <p className="text-14 text-text-2">{t('treasury.month_open', { count: month.open })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MonthTable({ months }: { months: readonly Month[] }) {
  const t = useText()
  const columns: Column<Month>[] = [
    { key: 'month', head: t('treasury.month'), card: 'title', cell: (row) => <span className="font-medium">{monthText(row.month)}</span> },
    {
      key: 'plans',
      head: t('treasury.plans'),
      cell: (row) => (
        <ul className="grid gap-0.5 text-14 text-text-2">
          {row.plans.map(({ plan, promised }) => (
            <li key={plan}>
              {plan} <Money value={promised} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'open',
      head: t('treasury.open'),
      align: 'right',
      cell: (row) => (
        <span translate="no" className="num">
          {row.open}
        </span>
      ),
    },
    { key: 'principal', head: t('treasury.principal'), align: 'right', cell: (row) => <Money value={row.principal} /> },
    { key: 'promised', head: t('treasury.promised'), align: 'right', card: 'figure', cell: (row) => <Money value={row.promised} strong /> },
  ]
  return <Table tableFrom="md" bare label={t('treasury.months')} columns={columns} rows={months} rowKey={(row) => row.month} />
}
