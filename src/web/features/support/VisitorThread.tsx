/** A visitor's conversation, opened by the mailed link. */

import { Button, Card, Chip, Note, Skeleton } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Loading } from '#web/shared/screen/Failed.tsx'
import { stateKinds, Thread, WriteForm } from './Thread.tsx'

const REFRESH_MS = 20_000

export function VisitorThread({ token, onAsk }: { token: string; onAsk: () => void }) {
  const t = useText()
  const thread = useData(read('readSupportThread', { body: { token } }), {
    retry: false,
    refetchInterval: REFRESH_MS,
  })
  if (thread.data)
    return (
      <Card
        title={t('support.title')}
        aside={<Chip kind={stateKinds[thread.data.state]}>{t(`support.states.${thread.data.state}`)}</Chip>}
        className="max-w-3xl"
      >
        <div className="grid gap-6">
          <Thread conversation={thread.data} />
          <WriteForm
            closed={thread.data.state === 'closed'}
            with_files={false}
            send={(call, { text }) => call('writeInThread', { body: { token, text } })}
            onDone={() => void thread.refetch()}
          />
        </div>
      </Card>
    )
  if (thread.isPending)
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    )
  return (
    <div className="grid max-w-2xl gap-5">
      <Note kind="risk" live title={thread.error?.message ?? ''}>
        {t('support.no_link_help')}
      </Note>
      <Button className="justify-self-start" onClick={onAsk}>
        {t('support.ask')}
      </Button>
    </div>
  )
}
