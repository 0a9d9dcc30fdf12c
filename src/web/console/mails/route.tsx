/** Outgoing mail: recipient, subject and delivery status; never the text, which may contain a code. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { ListPager, SearchField } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { useChange, useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Chip, type ChipKind, type Column, EmptyState, FilterTabs, Link, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'

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

/** Columns of the mail list; failed mails can be sent again with the right role. */
export type Mail = WireData<'listMails'>[number]

const kinds: Readonly<Record<Mail['state'], ChipKind>> = { waiting: 'pending', failed: 'failed', sent: 'success', kept: 'neutral' }

export function useMailColumns(): Column<Mail>[] {
  const t = useText()
  const sends = useHasRole('operator')
  return [
    {
      key: 'at',
      head: t('desk.mails.at'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{realMomentText(row.created_at)}</span>,
    },
    {
      key: 'to',
      head: t('desk.mails.to'),
      card: 'meta',
      cell: (row) => (
        <Link className="wrap-anywhere" render={<RouterLink to={`/admin/users?q=${encodeURIComponent(row.to)}`} />}>
          {row.to}
        </Link>
      ),
    },
    {
      key: 'subject',
      head: t('desk.mails.subject'),
      card: 'title',
      cell: (row) => (
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{row.subject}</span>
          {row.last_error && <span className="max-w-[56ch] text-14 font-normal text-loss wrap-anywhere">{row.last_error}</span>}
        </span>
      ),
    },
    {
      key: 'attempts',
      head: t('desk.mails.attempts'),
      align: 'right',
      cell: (row) => (
        <span translate="no" className="num">
          {row.attempts}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('desk.mails.state'),
      card: 'status',
      cell: (row) => <Chip kind={kinds[row.state]}>{t(`desk.mails.states.${row.state}`)}</Chip>,
    },
    ...(sends ? [retryColumn(t('desk.mails.actions'))] : []),
  ]
}

function retryColumn(head: string): Column<Mail> {
  return { key: 'actions', head, hideHead: true, align: 'right', card: 'actions', cell: (row) => <Retry mail={row} /> }
}

function Retry({ mail: { _id, state, to } }: { mail: Mail }) {
  const t = useText()
  const { run, working } = useChange({
    act: (call) => call('retryMail', { params: { id: _id } }),
    say: () => t('desk.mails.retried'),
  })
  if (state !== 'failed') return null
  return (
    <Button
      variant="secondary"
      size="s"
      icon="refresh"
      aria-label={t('desk.mails.retry_to', { email: to })}
      working={working}
      workingLabel={t('common.wait')}
      onClick={() => run()}
    >
      {t('desk.mails.retry')}
    </Button>
  )
}
