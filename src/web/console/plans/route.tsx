/** The nine plans: terms, open investments, commitments and pending changes. */
import { Link as RouterLink } from 'react-router'
import { type Column, Link, Money, moneyText, Note, Percent, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type AdminPlan, useAdminPlans } from './terms-draft.ts'
import { SaleChip } from './WhatIf.tsx'

export function Component() {
  const t = useText()
  const plans = useAdminPlans()
  return (
    <>
      <Note>{t('editor.lead')}</Note>
      <Table
        tableFrom="md"
        label={t('editor.table')}
        columns={useColumns()}
        rows={plans.data ?? []}
        rowKey={(row) => row.id}
        state={plans.data ? 'ready' : plans.isError ? 'failed' : 'loading'}
        failed={
          <Failed bare title={t('editor.failed')} error={plans.error} onRetry={() => void plans.refetch()} working={plans.isFetching} />
        }
      />
    </>
  )
}

function useColumns(): Column<AdminPlan>[] {
  const t = useText()
  return [
    {
      key: 'plan',
      head: t('editor.plan'),
      card: 'title',
      cell: ({ id, name, waiting_change }) => (
        <span className="grid gap-0.5">
          <Link render={<RouterLink to={`/admin/plans/${id}`} />}>{name}</Link>
          {waiting_change && <span className="text-14 font-normal text-text-2">{t('admin.users.waits')}</span>}
        </span>
      ),
    },
    { key: 'state', head: t('editor.state'), card: 'figure', cell: (row) => <SaleChip terms={row.terms} /> },
    {
      key: 'terms',
      head: t('editor.terms'),
      cell: ({ terms }) => (terms ? <Terms terms={terms} /> : <span className="text-text-2">–</span>),
    },
    {
      key: 'open',
      head: t('editor.open'),
      align: 'right',
      cell: ({ open }) => (
        <span translate="no" className="num">
          {open}
        </span>
      ),
    },
    { key: 'principal', head: t('editor.principal'), align: 'right', cell: ({ principal }) => <Money value={principal} /> },
    { key: 'promised', head: t('editor.promised'), align: 'right', cell: ({ promised }) => <Money value={promised} strong /> },
    {
      key: 'capacity',
      head: t('editor.capacity'),
      align: 'right',
      cell: ({ capacity_left }) => (capacity_left === null ? <span className="text-text-2">–</span> : <Money value={capacity_left} />),
    },
  ]
}

function Terms({ terms }: { terms: NonNullable<AdminPlan['terms']> }) {
  const t = useText()
  return (
    <span className="grid text-14">
      <span>
        <Percent value={terms.rate_bps} /> {t('editor.over', { count: terms.days })}
      </span>
      <span translate="no" className="num text-text-2">
        {moneyText(terms.min)} – {moneyText(terms.max)}
      </span>
    </span>
  )
}
