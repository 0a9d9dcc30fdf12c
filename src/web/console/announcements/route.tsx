/** Announcements: a form, and the list of current, ended and removed ones. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { Chip, type Column, EmptyState, Table } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { TakeDown } from './TakeDown.tsx'

type Announcement = WireReplyOf<Api['listAllAnnouncements']>['data'][number]

export function Component() {
  const t = useText()
  const announcements = useQuery({
    queryKey: ['listAllAnnouncements'],
    queryFn: ({ signal }) => call('listAllAnnouncements', { signal }),
    select: (reply) => reply.data,
  })
  return (
    <>
      <AnnouncementForm />
      <Table
        tableFrom="md"
        label={t('announcements.table')}
        columns={useColumns()}
        rows={announcements.data ?? []}
        rowKey={(row) => row._id}
        state={announcements.data ? 'ready' : announcements.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('announcements.failed')}
            error={announcements.error}
            onRetry={() => void announcements.refetch()}
            working={announcements.isFetching}
          />
        }
        empty={
          <EmptyState bare title={t('announcements.none')}>
            {t('announcements.none_help')}
          </EmptyState>
        }
      />
    </>
  )
}

function useColumns(): Column<Announcement>[] {
  const t = useText()
  return [
    {
      key: 'words',
      head: t('announcements.title'),
      card: 'title',
      cell: ({ title, body }) => (
        <span className="grid max-w-[60ch] gap-1">
          <span className="font-medium wrap-anywhere">{title}</span>
          <span className="text-14 font-normal whitespace-pre-line text-text-2 wrap-anywhere">{body}</span>
        </span>
      ),
    },
    {
      key: 'published',
      head: t('announcements.published_at'),
      card: 'time',
      cell: ({ published_at }) => <span className="num whitespace-nowrap text-text-2">{momentText(published_at)}</span>,
    },
    {
      key: 'until',
      head: t('announcements.until'),
      cell: ({ ends_at }) => <span className="num">{ends_at ? momentText(ends_at) : t('announcements.open_end')}</span>,
    },
    {
      key: 'state',
      head: t('announcements.state'),
      card: 'meta',
      cell: ({ state }) => <Chip kind={state === 'standing' ? 'success' : 'neutral'}>{t(`announcements.states.${state}`)}</Chip>,
    },
    { key: 'take_down', head: t('announcements.change'), cell: ({ _id, state }) => (state === 'standing' ? <TakeDown id={_id} /> : null) },
  ]
}
