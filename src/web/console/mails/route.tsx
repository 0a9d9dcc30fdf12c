/** Outgoing mail: recipient, subject and delivery status; never the text, which may contain a code. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { SearchField } from '#web/console/shared/SearchField.tsx'
import { useFilters } from '#web/console/shared/search-params.ts'
import { EmptyState, FilterTabs, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { useMailColumns } from './columns.tsx'

const states = ['', 'waiting', 'failed', 'sent', 'kept'] as const

const REFRESH_MS = 15_000
const ROWS = '25'

export function Component() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['state', 'q'])
  const state = states.find((one) => one === values.state) ?? ''
  const filter = { q: values.q || undefined, state: state || undefined }
  const mails = useQuery({
    ...read('listMails', { query: { ...filter, cursor, limit: ROWS } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const again = { onRetry: () => void mails.refetch(), working: mails.isFetching }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={t('desk.mails.state')}
          value={state}
          onChange={(next) => choose('state', next)}
          tabs={states.map((value) => ({ value, label: t(value === '' ? 'desk.mails.all' : `desk.mails.states.${value}`) }))}
        />
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <search className="max-sm:w-full">
            <SearchField value={values.q} hint={t('desk.mails.search_hint')} onChange={(text) => choose('q', text)} />
          </search>
          <CsvButton name="listMails" ask={{ query: filter }} />
        </div>
      </div>
      {mails.data && <StaleNote error={mails.error} at={mails.dataUpdatedAt} {...again} />}
      <Table
        tableFrom="md"
        label={t('desk.mails.table')}
        columns={useMailColumns()}
        rows={mails.data?.data ?? []}
        rowKey={(row) => row._id}
        state={mails.data ? 'ready' : mails.isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('desk.mails.failed')} error={mails.error} {...again} />}
        empty={
          <EmptyState bare title={t('desk.mails.none')}>
            {t('desk.mails.none_help')}
          </EmptyState>
        }
        footer={<ListPager page={mails.data?.page} />}
      />
    </>
  )
}
