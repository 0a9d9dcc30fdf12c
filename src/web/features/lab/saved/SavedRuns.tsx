/** A member's saved runs, each with its link. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CsvForm } from '#kernel/format/csv'
import { Card, type Column, ConfirmDialog, EmptyState, IconButton, Link, Table } from '#web/kit/index.ts'
import type { call } from '#web/shared/call/call.ts'
import { read } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { runsCsv, windowsCsv } from '../csv/tables.ts'
import { OWN_FILE } from '../own-file/read-price-file.ts'
import type { StudyResult } from '../study/run-study.ts'
import { LabCsv } from './RunActions.tsx'
import { bodyOfStudy } from './run-body.ts'
import { SaveRun } from './SaveRun.tsx'
import { savedKey, savedName } from './saved-words.ts'

export function SavedRuns() {
  return useStoredUser() === null ? null : <OwnRuns />
}

function OwnRuns() {
  const t = useText()
  const runs = useQuery(read('listLabRuns'))
  const [leaving, setLeaving] = useState<string | null>(null)
  const removal = useAction({
    act: (call, id: string) => call('removeLabRun', { params: { id } }),
    refetch: savedKey,
    errors: 'toast',
    onSettled: () => setLeaving(null),
  })
  const rows = runs.data?.data ?? []
  return (
    <Card title={t('evidence.saved.title')} aside={rows.length > 0 && <CsvButton name="listLabRuns" />}>
      <Table
        bare
        label={t('evidence.saved.runs_table')}
        rows={rows}
        rowKey={({ _id }) => _id}
        state={runs.isPending ? 'loading' : runs.isError && !runs.data ? 'failed' : 'ready'}
        failed={
          <Failed
            bare
            title={t('evidence.saved.not_loaded')}
            error={runs.error}
            onRetry={() => void runs.refetch()}
            working={runs.isFetching}
          />
        }
        empty={<EmptyState title={t('evidence.saved.none')}>{t('evidence.saved.none_help')}</EmptyState>}
        columns={columnsOf(t, setLeaving)}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        about={leaving ?? ''}
        title={t('evidence.saved.remove_title')}
        confirmLabel={t('evidence.saved.remove')}
        cancelLabel={t('common.cancel')}
        working={removal.working}
        workingLabel={t('common.wait')}
        onConfirm={() => leaving && removal.run(leaving)}
      >
        {t('evidence.saved.remove_text')}
      </ConfirmDialog>
    </Card>
  )
}

type SavedLine = Awaited<ReturnType<typeof call<'listLabRuns'>>>['data'][number]

function columnsOf(t: T, onRemove: (id: string) => void): Column<SavedLine>[] {
  return [
    {
      key: 'run',
      head: t('evidence.saved.run'),
      card: 'title',
      cell: (run) => <Link render={<Go to={`/bots/lab/${run._id}`} />}>{savedName(t, run)}</Link>,
    },
    {
      key: 'period',
      head: t('evidence.saved.period'),
      cell: ({ first_at, last_at }) => (
        <span className="num">{t('evidence.span', { from: dateText(first_at), to: dateText(last_at) })}</span>
      ),
    },
    {
      key: 'trials',
      head: t('evidence.saved.trials'),
      align: 'right',
      cell: ({ trials }) => (
        <span translate="no" className="num">
          {trials}
        </span>
      ),
    },
    { key: 'at', head: t('evidence.saved.saved_at'), card: 'time', cell: ({ created_at }) => momentText(created_at) },
    {
      key: 'remove',
      head: t('evidence.saved.remove'),
      hideHead: true,
      align: 'right',
      card: 'actions',
      cell: (run) => (
        <IconButton name="x" label={t('evidence.saved.remove_label', { name: savedName(t, run) })} onClick={() => onRemove(run._id)} />
      ),
    },
  ]
}

/** Saving and exporting a finished search or walk-forward. */
export function StudyActions({ result }: { result: StudyResult }) {
  const t = useText()
  const { study, data, verdict, windows } = result
  if (!verdict && windows.length === 0) return null
  const is_search = study.kind === 'search'
  const write = (form: CsvForm) => (is_search ? runsCsv(result, form) : windowsCsv(result, form))
  return (
    <Card title={t('evidence.saved.actions')}>
      <SaveRun
        key={`${study.rule} ${study.seed} ${verdict?.best.final_wealth ?? windows.length}`}
        is_own_file={data.source === OWN_FILE}
        body={() => bodyOfStudy(result)}
      >
        <LabCsv name={study.kind} label={t(is_search ? 'evidence.csv.runs' : 'evidence.csv.windows')} write={write} />
      </SaveRun>
    </Card>
  )
}
