/** The months that have postings, newest first, each as PDF and CSV; and other periods. */

import { Link as RouterLink } from 'react-router'
import type { WireData } from '#contract/routes'
import { Button, Card, type Column, EmptyState, Money, Table } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { monthText } from '#web/shared/locale/dates.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvDownload } from '#web/shared/screen/CsvButton.tsx'
import { Failed, OfflineNote, StaleNote } from '#web/shared/screen/Failed.tsx'
import { PDF, useDownload } from '#web/shared/screen/FileLink.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { missingMonths } from './periods.ts'

type Month = WireData<'listStatements'>[number]

export function StatementsCard() {
  const t = useText()
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = useData(read('listStatements'))
  const columns = useColumns()
  const again = { onRetry: () => void refetch(), working: isFetching }
  return (
    <Card title={t('data.statements')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{t('data.statements_help')}</p>
      {!data && !isError && <OfflineNote />}
      {data && <StaleNote error={error} at={dataUpdatedAt} {...again} />}
      <Table
        bare
        label={t('data.statements_label')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ month }) => month}
        state={data ? 'ready' : isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('data.statements_failed')} error={error} {...again} />}
        empty={<None />}
      />
      {data && data.length > 0 && <Further months={data.map(({ month }) => month)} />}
    </Card>
  )
}

/** `months`: newest first. */
function Further({ months }: { readonly months: readonly string[] }) {
  const t = useText()
  const missing = missingMonths(months)
  return (
    <>
      {missing.length > 0 && (
        <p className="mt-3 text-14 text-text-2">{t('data.missing', { months: missing.map((month) => monthText(month)).join(', ') })}</p>
      )}
      <PeriodForm oldest={months.at(-1) ?? ''} newest={months[0] ?? ''} />
    </>
  )
}

function None() {
  const t = useText()
  return (
    <EmptyState
      title={t('data.none')}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to="/deposit" />}>
          {t('data.make_deposit')}
        </Button>
      }
    >
      {t('data.none_help')}
    </EmptyState>
  )
}

function useColumns(): Column<Month>[] {
  const t = useText()
  return [
    { key: 'month', head: t('data.columns.month'), card: 'title', cell: (row) => <Name row={row} /> },
    { key: 'opening', head: t('data.columns.opening'), align: 'right', cell: ({ opening }) => <Money value={opening} /> },
    { key: 'closing', head: t('data.columns.closing'), align: 'right', cell: ({ closing }) => <Money value={closing} strong /> },
    {
      key: 'files',
      head: t('data.columns.files'),
      hideHead: true,
      align: 'right',
      card: 'actions',
      cell: ({ month }) => <Files month={month} />,
    },
  ]
}

function Name({ row: { month, postings, complete } }: { row: Month }) {
  const t = useText()
  return (
    <span className="block">
      <span className="block font-medium">{monthText(month)}</span>
      <span className="block text-14 font-normal text-text-2">
        {t('data.postings', { count: postings })}
        {complete ? '' : ` · ${t('data.running')}`}
      </span>
    </span>
  )
}

function Files({ month }: { month: string }) {
  const t = useText()
  const file = useDownload()
  const language = useLanguage()
  const of = { name: 'readStatement', ask: { query: { month, language } } } as const
  const look = { variant: 'secondary', size: 's', className: 'max-lg:min-h-11' } as const
  const name = { month: monthText(month) }
  return (
    <span className="inline-flex gap-2">
      <Button {...look} aria-label={t('data.pdf_label', name)} onClick={() => file.run({ ...of, accept: PDF })} working={file.working}>
        {t('data.pdf')}
      </Button>
      <CsvDownload {...of}>
        <Button {...look} aria-label={t('data.csv_label', name)}>
          {t('data.csv')}
        </Button>
      </CsvDownload>
    </span>
  )
}
