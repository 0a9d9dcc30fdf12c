/** Scheduled jobs on this node: failed ones first, with their error. */

import { useQuery } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { Chip, type Column, EmptyState, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'

type Job = WireData<'listJobs'>[number]

const REFRESH_MS = 10_000

export function Component() {
  const t = useText()
  const jobs = useQuery({
    ...read('listJobs'),
    select: (reply) => reply.data.toSorted((one, other) => Number(other.last_error !== null) - Number(one.last_error !== null)),
    refetchInterval: REFRESH_MS,
  })
  const again = { onRetry: () => void jobs.refetch(), working: jobs.isFetching }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-text-2">{t('desk.jobs.lead')}</p>
        <CsvButton name="listJobs" />
      </div>
      {jobs.data && <StaleNote error={jobs.error} at={jobs.dataUpdatedAt} {...again} />}
      <Table
        tableFrom="md"
        label={t('desk.jobs.table')}
        columns={columnsOf(t)}
        rows={jobs.data ?? []}
        rowKey={(row) => row.name}
        state={jobs.data ? 'ready' : jobs.isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('desk.jobs.failed')} error={jobs.error} {...again} />}
        empty={<EmptyState bare title={t('desk.jobs.none')} />}
      />
    </>
  )
}

function columnsOf(t: T): Column<Job>[] {
  return [
    {
      key: 'name',
      head: t('desk.jobs.name'),
      card: 'title',
      cell: (row) => (
        <span className="grid">
          <span className="font-medium">{t(`desk.jobs.names.${row.name}`)}</span>
          <span translate="no" className="text-14 font-normal text-text-2">
            {row.name}
          </span>
          {row.last_error && <span className="max-w-[64ch] text-14 font-normal text-loss wrap-anywhere">{row.last_error}</span>}
        </span>
      ),
    },
    {
      key: 'every',
      head: t('desk.jobs.every'),
      cell: (row) => (
        <span className="num text-text-2">
          {row.every_seconds < 1 ? t('desk.jobs.often') : t('desk.jobs.each', { time: durationText(row.every_seconds, 'exact') })}
        </span>
      ),
    },
    {
      key: 'runs',
      head: t('desk.jobs.runs'),
      align: 'right',
      cell: (row) => (
        <span translate="no" className="num">
          {row.runs}
        </span>
      ),
    },
    {
      key: 'last',
      head: t('desk.jobs.last'),
      card: 'time',
      cell: (row) => (
        <span className="num whitespace-nowrap text-text-2">
          {row.last_run_at ? realMomentText(row.last_run_at) : t('desk.jobs.never')}
        </span>
      ),
    },
    { key: 'state', head: t('desk.jobs.state'), card: 'status', cell: (row) => <State job={row} t={t} /> },
  ]
}

function State({ job, t }: { job: Job; t: T }) {
  if (job.last_error !== null) return <Chip kind="failed">{t('desk.jobs.states.failed')}</Chip>
  return job.last_run_at ? (
    <Chip kind="success">{t('desk.jobs.states.ran')}</Chip>
  ) : (
    <Chip kind="neutral">{t('desk.jobs.states.waiting')}</Chip>
  )
}
