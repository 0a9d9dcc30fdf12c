/** A person's sessions and uploaded files: kinds and sizes, never the content. */
import { Link as RouterLink, useSearchParams } from 'react-router'
import { actorText, auditSentence } from '#web/console/shared/AuditSentence.tsx'
import { Changed } from '#web/console/shared/Changed.tsx'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import type { AdminUserDetail } from '#web/console/shared/queries/users.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Card, type Column, EmptyState, Link, Table } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useUserHistory } from './more-queries.ts'

const KIB = 1024

export function Access({ detail }: { detail: AdminUserDetail }) {
  const t = useText()
  const opens = useHasRole('operator')
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <Card title={t('admin.users.sessions')}>
        {detail.sessions.length === 0 && <p className="text-text-2">{t('admin.users.no_sessions')}</p>}
        <ul className="divide-y divide-line">
          {detail.sessions.map((one) => (
            <li key={one.id} className="grid gap-0.5 py-3">
              <span className="wrap-anywhere">{one.user_agent}</span>
              <span className="num text-14 text-text-2 wrap-anywhere whitespace-normal">
                {t('admin.users.session', { address: one.address, at: realMomentText(one.last_seen_at) })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('person.documents')}>
        {detail.documents.length === 0 && <p className="text-text-2">{t('person.no_documents')}</p>}
        <ul className="divide-y divide-line">
          {detail.documents.map((one) => (
            <li key={one.id} className="grid gap-0.5 py-3">
              <span className="font-medium">{one.purpose.replaceAll('_', ' ')}</span>
              <span className="num text-14 text-text-2">
                {t('person.document', {
                  type: one.media_type,
                  count: Math.ceil(one.size_bytes / KIB),
                  at: realMomentText(one.created_at),
                })}
              </span>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-14 text-text-3">
          {opens && detail.documents.length > 0 ? (
            <Link render={<RouterLink to={`/admin?show=applications&q=${encodeURIComponent(detail.user.email)}`} />}>
              {t('person.documents_note')}
            </Link>
          ) : (
            t('person.documents_note')
          )}
        </p>
      </Card>
    </div>
  )
}

/** Staff actions on this account, from the audit log. */
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
      cell: (row) => <span className="num whitespace-nowrap text-text-2">{realMomentText(row.at)}</span>,
    },
    { key: 'what', head: t('person.what'), card: 'title', cell: (row) => <span className="font-medium">{auditSentence(t, row)}</span> },
    {
      key: 'who',
      head: t('person.who'),
      card: 'meta',
      cell: (row) => <span className="wrap-anywhere">{actorText(t, row)}</span>,
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
