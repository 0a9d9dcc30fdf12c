/** The member's messages, newest first. Read ones are dimmed without losing contrast. */
import { useSearchParams } from 'react-router'
import { Button, Card, EmptyState, Pager, Skeleton } from '#web/kit/index.ts'
import { useAccount } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { usePages } from '#web/shared/screen/use-pages.ts'
import { ThreadRow, threadsOf, useMessages } from './ThreadRow.tsx'

const ROWS = ['a', 'b', 'c', 'd']

export function Component() {
  const t = useText()
  const [search] = useSearchParams()
  const page = useMessages(search.get('cursor') ?? undefined)
  const pages = usePages(page.data?.page.next_cursor)
  const again = { onRetry: () => void page.refetch(), working: page.isFetching }
  const rows = page.data?.data
  if (!rows && page.isError) return <Failed title={t('messages.failed_list')} error={page.error} {...again} />
  if (!rows) return <ListSkeleton />
  if (rows.length === 0 && !pages.newer) return <EmptyState title={t('messages.none')}>{t('messages.none_help')}</EmptyState>
  return (
    <>
      <StaleNote error={page.error} at={page.dataUpdatedAt} {...again} />
      <Card title={t('messages.label')} aside={<Unread />}>
        <ul>
          {threadsOf(rows).map((thread) => (
            <ThreadRow key={thread.key} thread={thread} />
          ))}
        </ul>
        {(pages.newer || pages.older) && (
          <Pager
            label={t('messages.pages')}
            previousLabel={t('messages.newer')}
            nextLabel={t('messages.older')}
            onPrevious={pages.newer}
            onNext={page.isPlaceholderData ? undefined : pages.older}
          />
        )}
      </Card>
    </>
  )
}

function Unread() {
  const t = useText()
  const account = useAccount()
  const count = account.data?.account_info.message_count
  const mark = useAction({
    act: (call) => call('markAllMessages', { body: { is_read: true } }),
    say: ({ data }) => t('messages.marked', { count: data.marked }),
    refetch: ['listMessages', 'readAccount'],
    errors: 'toast',
  })
  if (count === undefined) return null
  if (count === 0) return <span className="text-14 text-text-2">{t('messages.none_unread')}</span>
  return (
    <>
      <span className="num text-14 text-text-2">{t('messages.unread', { count })}</span>
      <Button variant="secondary" size="s" onClick={() => mark.run()} working={mark.working} workingLabel={t('common.wait')}>
        {t('messages.mark_all')}
      </Button>
    </>
  )
}

function ListSkeleton() {
  const t = useText()
  return (
    <Loading>
      <Card title={t('messages.label')}>
        {ROWS.map((row) => (
          <div key={row} className="border-t border-line py-4 first:border-t-0 first:pt-0">
            <Skeleton width="40%" height={16} />
            <Skeleton width="70%" className="mt-2.5" />
          </div>
        ))}
      </Card>
    </Loading>
  )
}
