/** One message in full. Opening it marks it read; it can be marked unread. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link as RouterLink, useNavigate, useParams } from 'react-router'
import { WrittenText } from '#web/entities/message/index.ts'
import { Breadcrumb, Button, Card, HiddenAmounts, Skeleton } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { type Message, useMessage } from './ThreadRow.tsx'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const message = useMessage(id)
  useReadNews(message.data)
  if (message.data) {
    return (
      <>
        <Breadcrumb
          label={t('messages.trail')}
          trail={[{ label: t('messages.title'), href: '/messages', render: <RouterLink to="/messages" /> }]}
          current={t('messages.one')}
        />
        <Whole message={message.data} />
      </>
    )
  }
  if (isAbsent(message.error)) {
    return (
      <NotFound own title={t('messages.not_found')} back={t('messages.back')} to="/messages">
        {t('messages.not_found_help')}
      </NotFound>
    )
  }
  if (message.isError) {
    return (
      <Failed title={t('messages.failed_one')} error={message.error} onRetry={() => void message.refetch()} working={message.isFetching} />
    )
  }
  return (
    <Loading>
      <Card>
        <Skeleton width="50%" height={24} />
        <Skeleton lines={4} className="mt-6" />
      </Card>
    </Loading>
  )
}

/** Refetches the list and the unread count. */
function useReadNews(message: Message | undefined) {
  const client = useQueryClient()
  const read = message?._id
  useEffect(() => {
    if (read === undefined) return
    void client.invalidateQueries({ queryKey: ['listMessages'] })
    void client.invalidateQueries({ queryKey: ['readAccount'] })
  }, [client, read])
}

function Whole({ message }: { message: Message }) {
  const t = useText()
  const navigate = useNavigate()
  const unread = useAction({
    act: (call) => call('markMessage', { params: { id: message._id }, body: { is_read: false } }),
    say: () => t('messages.marked_unread'),
    refetch: ['listMessages', 'readAccount'],
    onDone: () => navigate('/messages'),
    errors: 'toast',
  })
  return (
    <Card title={<HiddenAmounts text={message.message_subject} />} titleSize="l" className="max-w-3xl">
      <p className="-mt-2 mb-5 text-14 text-text-3">{momentText(message.effective_at)}</p>
      <p className="max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere">
        <WrittenText text={message.message_body} />
      </p>
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="secondary" size="s" render={<RouterLink to="/messages" />}>
          {t('messages.back')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => unread.run()} working={unread.working} workingLabel={t('common.wait')}>
          {t('messages.mark_unread')}
        </Button>
      </div>
    </Card>
  )
}
