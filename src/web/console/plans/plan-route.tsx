/** One plan: its commitments, pending changes, the form for its terms with their effect, and every version that was sold. */
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { WaitingNote } from '#web/console/shared/Changed.tsx'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { useDebounced } from '#web/kit/form/use-debounced.ts'
import { Breadcrumb, Card, Chip, type Column, Money, Note, Percent, Skeleton, Stat, StatStrip, Table } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { TermsForm } from './TermsForm.tsx'
import { type AdminPlan, type Edits, type PlanTerms, patchOf, useAdminPlan } from './terms-draft.ts'
import { SaleChip, WhatIf } from './WhatIf.tsx'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const plan = useAdminPlan(id)
  if (plan.data) return <Plan key={plan.data.id} plan={plan.data} />
  if (isAbsent(plan.error))
    return (
      <NotFound title={t('editor.not_found')} back={t('editor.all')} to="/admin/plans">
        {t('editor.not_found_help')}
      </NotFound>
    )
  if (plan.isError)
    return <Failed title={t('editor.failed_one')} error={plan.error} onRetry={() => void plan.refetch()} working={plan.isFetching} />
  return <Skeleton height={480} />
}

function Plan({ plan }: { plan: AdminPlan }) {
  const t = useText()
  const rules = useHasRole('administrator')
  const [edits, setEdits] = useState<Edits>({})
  const { patch, wrong } = patchOf(plan.terms, edits)
  const settled = useDebounced(JSON.stringify(patch))
  return (
    <>
      <Breadcrumb
        label={t('editor.trail')}
        trail={[{ label: t('editor.all'), href: '/admin/plans', render: <RouterLink to="/admin/plans" /> }]}
        current={plan.name}
      />
      {plan.waiting_change && <WaitingNote change={plan.waiting_change} object_id={plan.id} />}
      <Figures plan={plan} />
      {rules ? (
        <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] [&>*]:min-w-0">
          <Card title={t('editor.change')} aside={<SaleChip terms={plan.terms} />}>
            <TermsForm plan={plan} edits={edits} patch={patch} wrong={wrong} onEdits={setEdits} />
          </Card>
          <WhatIf id={plan.id} patch={wrong.length > 0 ? null : JSON.parse(settled)} touched={Object.keys(patch).length > 0} />
        </div>
      ) : (
        <Note>{t('editor.administrators_only')}</Note>
      )}
      <Versions versions={plan.versions} />
    </>
  )
}

function Figures({ plan }: { plan: AdminPlan }) {
  const t = useText()
  return (
    <StatStrip columns={4} label={t('editor.figures', { name: plan.name })}>
      <Stat
        label={t('editor.open')}
        figure={
          <span translate="no" className="num">
            {plan.open}
          </span>
        }
        caption={t('editor.open_note')}
      />
      <Stat label={t('editor.principal')} figure={<Money value={plan.principal} />} caption={t('editor.principal_note')} />
      <Stat label={t('editor.promised')} figure={<Money value={plan.promised} />} caption={t('editor.promised_note')} />
      <Stat
        label={t('editor.capacity')}
        state={plan.capacity_left === null ? 'unknown' : 'ready'}
        figure={<Money value={plan.capacity_left} />}
        caption={t('editor.capacity_note')}
      />
    </StatStrip>
  )
}

/** Every version of a plan's terms, newest first, with the number of investments that keep it. */
function Versions({ versions }: { versions: readonly PlanTerms[] }) {
  const t = useText()
  const columns = useColumns()
  return (
    <Card title={t('editor.versions')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-14 text-text-2">{t(versions.length === 0 ? 'editor.no_versions' : 'editor.versions_help')}</p>
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
    {
      key: 'version',
      head: t('editor.version'),
      card: 'title',
      cell: ({ version }) => (
        <span translate="no" className="num font-medium">
          {version}
        </span>
      ),
    },
    {
      key: 'since',
      head: t('editor.since'),
      card: 'time',
      cell: ({ created_at }) => <span className="num whitespace-nowrap text-text-2">{realMomentText(created_at)}</span>,
    },
    { key: 'rate', head: t('editor.fields.rate'), align: 'right', cell: ({ rate_bps }) => <Percent value={rate_bps} /> },
    {
      key: 'days',
      head: t('editor.fields.days'),
      align: 'right',
      cell: ({ days }) => (
        <span translate="no" className="num">
          {days}
        </span>
      ),
    },
    { key: 'min', head: t('editor.fields.min'), align: 'right', cell: ({ min }) => <Money value={min} /> },
    { key: 'max', head: t('editor.fields.max'), align: 'right', cell: ({ max }) => <Money value={max} /> },
    { key: 'exit', head: t('editor.fields.exit'), align: 'right', cell: ({ exit_share_bps }) => <Percent value={exit_share_bps} /> },
    { key: 'referral', head: t('editor.fields.referral'), align: 'right', cell: ({ referral_bps }) => <Percent value={referral_bps} /> },
    {
      key: 'state',
      head: t('editor.state'),
      card: 'figure',
      cell: ({ on_sale }) => <Chip kind={on_sale ? 'active' : 'closed'}>{t(on_sale ? 'editor.on_sale' : 'editor.off_sale')}</Chip>,
    },
    {
      key: 'sold',
      head: t('editor.sold'),
      align: 'right',
      cell: ({ sold }) => (
        <span translate="no" className="num">
          {sold}
        </span>
      ),
    },
  ]
}
