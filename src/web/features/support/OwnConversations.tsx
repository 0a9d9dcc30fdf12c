/** A member's conversations, most recently changed first. */
import { Link as RouterLink } from 'react-router'
import { Card, Chip, EmptyState, Link, Skeleton } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { type Summary, stateKinds, useConversations } from './support-query.ts'

export function OwnConversations() {
  const t = useText()
  const conversations = useConversations()
  const again = { onRetry: () => void conversations.refetch(), working: conversations.isFetching }
  if (!conversations.data && conversations.isError)
    return <Failed title={t('support.failed_list')} error={conversations.error} {...again} />
  return (
    <Card title={t('support.own')}>
      {!conversations.data ? (
        <Loading>
          <Skeleton lines={3} height={20} />
        </Loading>
      ) : conversations.data.length === 0 ? (
        <EmptyState bare title={t('support.none')}>
          {t('support.none_help')}
        </EmptyState>
      ) : (
        <>
          <StaleNote error={conversations.error} at={conversations.dataUpdatedAt} {...again} />
          <ul>
            {conversations.data.map((one) => (
              <Row key={one._id} one={one} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Row({ one }: { readonly one: Summary }) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="grid min-w-0">
        <Link render={<RouterLink to={`/support/${one._id}`} />} className="wrap-anywhere">
          {one.subject}
        </Link>
        <span className="text-13 text-text-2">{momentText(one.updated_at)}</span>
      </span>
      <Chip kind={stateKinds[one.state]}>{t(`support.states.${one.state}`)}</Chip>
    </li>
  )
}
