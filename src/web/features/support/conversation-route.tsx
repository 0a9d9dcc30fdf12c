/** One conversation of the member. */
import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink, useParams } from 'react-router'
import { Breadcrumb, Button, Card, Chip, Link, Skeleton } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { read } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { type Conversation, stateKinds, Thread, useConversation, WriteForm } from './Thread.tsx'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const conversation = useConversation(id)
  const again = { onRetry: () => void conversation.refetch(), working: conversation.isFetching }
  if (conversation.data)
    return (
      <>
        <Breadcrumb
          label={t('support.trail')}
          trail={[{ label: t('support.title'), href: '/support', render: <RouterLink to="/support" /> }]}
          current={conversation.data.subject ?? ''}
        />
        <StaleNote error={conversation.error} at={conversation.dataUpdatedAt} {...again} />
        <Whole conversation={conversation.data} />
      </>
    )
  if (isAbsent(conversation.error))
    return (
      <NotFound own title={t('support.not_found')} back={t('support.back')} to="/support">
        {t('support.not_found_help')}
      </NotFound>
    )
  if (conversation.isError) return <Failed title={t('support.failed_one')} error={conversation.error} {...again} />
  return (
    <Loading>
      <Card>
        <Skeleton lines={5} height={20} />
      </Card>
    </Loading>
  )
}

function Whole({ conversation }: { readonly conversation: Conversation }) {
  const t = useText()
  const client = useQueryClient()
  const { _id: id, subject, state, about } = conversation
  const refresh = () => {
    void client.invalidateQueries({ queryKey: read('readConversation', { params: { id } }).queryKey })
    void client.invalidateQueries({ queryKey: ['listConversations'] })
  }
  const close = useAction({
    act: (call) => call('closeConversation', { params: { id } }),
    onDone: refresh,
  })
  return (
    <Card title={subject ?? ''} aside={<Chip kind={stateKinds[state]}>{t(`support.states.${state}`)}</Chip>} className="max-w-3xl">
      <div className="grid gap-6">
        {about?.kind === 'transaction' && (
          <Link className="justify-self-start" render={<RouterLink to={`/transactions/${about._id}`} />}>
            {t('support.about_transaction')}
          </Link>
        )}
        {about?.kind === 'investment' && (
          <Link className="justify-self-start" render={<RouterLink to={`/investments?investment=${about._id}`} />}>
            {t('support.about_investment')}
          </Link>
        )}
        <Thread conversation={conversation} />
        <WriteForm
          closed={state === 'closed'}
          with_files
          send={(call, { text, files }) => call('writeToSupport', { params: { id }, body: { text }, files })}
          onDone={refresh}
        >
          {state !== 'closed' && (
            <Button variant="quiet" onClick={() => close.run()} working={close.working} workingLabel={t('common.wait')}>
              {t('support.close')}
            </Button>
          )}
        </WriteForm>
      </div>
    </Card>
  )
}
