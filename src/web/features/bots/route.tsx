/** The five bots compared. Public. */

import { botsQuery, curvesQuery, recentQuery, useBots } from '#web/entities/bot/index.ts'
import { Card, Skeleton } from '#web/kit/index.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { BoardFrame, BotBoard } from './BotBoard.tsx'

export const preload: Preload = (client) => prefetch(client, botsQuery, curvesQuery, recentQuery)

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e']

export function Component() {
  const t = useText()
  const bots = useBots()
  const again = { onRetry: () => void bots.refetch(), working: bots.isFetching }
  if (!bots.data && bots.isError) return <Failed title={t('bots.failed_list')} error={bots.error} {...again} />
  return (
    <BoardFrame>
      {bots.data && <StaleNote error={bots.error} at={bots.dataUpdatedAt} {...again} />}
      {bots.data ? <BotBoard bots={bots.data} /> : <Waiting />}
    </BoardFrame>
  )
}

function Waiting() {
  return (
    <Loading className="grid gap-4 md:gap-6">
      <Card>
        <Skeleton width="40%" height={24} />
        <Skeleton height={288} className="mt-5" />
      </Card>
      {PLACEHOLDERS.map((place) => (
        <Card key={place}>
          <Skeleton width="40%" height={20} />
          <Skeleton lines={3} className="mt-3" />
        </Card>
      ))}
    </Loading>
  )
}
