/** Referral bonuses: suspicious ones need a decision before the operator's budget pays them. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { askBonus } from '#web/console/shared/queue/ask.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { EmptyState, FilterTabs, Note, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { type DecidingBonus, useBonusColumns } from './bonus-columns.tsx'

const states = ['', 'review', 'due', 'paused', 'paid', 'withheld'] as const

const ROWS = '25'

export function Bonuses() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['state'])
  const decides = useHasRole('operator')
  const [deciding, setDeciding] = useState<DecidingBonus | null>(null)
  const state = states.find((one) => one === values.state) ?? ''
  const filter = { state: state || undefined }
  const bonuses = useQuery({
    ...read('listReferralBonuses', { query: { ...filter, cursor, limit: ROWS } }),
    placeholderData: keepPreviousData,
  })
  const again = { onRetry: () => void bonuses.refetch(), working: bonuses.isFetching }
  return (
    <>
      {!decides && <Note>{t('desk.bonuses.read_only')}</Note>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('desk.bonuses.state')}
          value={state}
          onChange={(next) => choose('state', next || 'all')}
          tabs={states.map((value) => ({ value, label: t(value === '' ? 'desk.bonuses.all' : `desk.bonuses.states.${value}`) }))}
        />
        <CsvButton name="listReferralBonuses" ask={{ query: filter }} />
      </div>
      {bonuses.data && <StaleNote error={bonuses.error} at={bonuses.dataUpdatedAt} {...again} />}
      <Table
        tableFrom="md"
        label={t('desk.bonuses.table')}
        columns={useBonusColumns(setDeciding)}
        rows={bonuses.data?.data ?? []}
        rowKey={(row) => row.id}
        state={bonuses.data ? 'ready' : bonuses.isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('desk.bonuses.failed')} error={bonuses.error} {...again} />}
        empty={
          <EmptyState bare title={t('desk.bonuses.none')}>
            {t('desk.bonuses.none_help')}
          </EmptyState>
        }
        footer={<ListPager page={bonuses.data?.page} />}
      />
      {deciding && <AskDialog ask={askBonus(t, deciding.bonus, deciding.decision)} onClose={() => setDeciding(null)} />}
    </>
  )
}
