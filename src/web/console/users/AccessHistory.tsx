/** Staff actions on this account, from the audit log. */
import { useSearchParams } from 'react-router'
import { auditSentence } from '#web/console/shared/audit-sentence.ts'
import { Changed } from '#web/console/shared/Changed.tsx'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { type Column, EmptyState, Table } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useUserHistory } from './more-queries.ts'

type HistoryEntry = NonNullable<ReturnType<typeof useUserHistory>['data']>['data'][number]

export function AccessHistory({ id }: { id: string }) {
  const t = useText()
  const [search] = useSearchParams()
  const touches = useUserHistory(id, search.get('cursor') ?? undefined)
  return (
    <Table
      tableFrom="md"
      label={t('person.touches')}
      columns={useColumns()}
      rows={touches.data?.data ?? []}
      rowKey={(row) => row.id}
      state={touches.data ? 'ready' : touches.isError ? 'failed' : 'loading'}
      failed={
        <Failed
          bare
          title={t('person.touches_failed')}
          error={touches.error}
          onRetry={() => void touches.refetch()}
          working={touches.isFetching}
        />
      }
      empty={<EmptyState bare title={t('person.no_touches')} />}
      footer={<ListPager page={touches.data?.page} />}
    />
  )
}

function useColumns(): Column<HistoryEntry>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('person.time'),
      card: 'time',
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{momentText(row.at)}</span>,
    },
    { key: 'what', head: t('person.what'), card: 'title', cell: (row) => <span className="font-medium">{auditSentence(t, row)}</span> },
    {
      key: 'who',
      head: t('person.who'),
      card: 'meta',
      cell: (row) => <span className="wrap-anywhere">{row.actor_email ?? t('person.system')}</span>,
    },
    {
      key: 'change',
      head: t('person.change'),
      cell: (row) => <Changed entry={row} />,
    },
    {
      key: 'reason',
      head: t('person.reason'),
      cell: (row) => <span className="block max-w-[32ch] wrap-anywhere">{row.reason ?? '–'}</span>,
    },
  ]
}
