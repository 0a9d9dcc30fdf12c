/** The five bots, each as a record. Anybody may read it. */
import { Link as RouterLink } from 'react-router'
import { BotCard } from '#web/bots/BotCard.tsx'
import { useBots } from '#web/bots/bot-query.ts'
import { RecentTrades } from '#web/bots/RecentTrades.tsx'
import { useText } from '#web/locales/text.ts'
import { Button, Card, Link, Note, Skeleton } from '#web/ui/index.ts'
import { Failed } from '../states/Failed.tsx'
import { Loading } from '../states/Loading.tsx'
import { StaleNote } from '../states/StaleNote.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e']

export function Component() {
  const t = useText()
  const bots = useBots()
  const again = { onRetry: () => void bots.refetch(), working: bots.isFetching }
  if (!bots.data && bots.isError) return <Failed title={t('bots.failed_list')} error={bots.error} {...again} />
  return (
    <>
      <div className="grid gap-4">
        <p className="max-w-[72ch] text-16 text-text-2">{t('bots.lead')}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon="transfer" render={<RouterLink to="/live-trades" />}>
            {t('bots.trades.title')}
          </Button>
          <Button variant="secondary" icon="chart" render={<RouterLink to="/bots/lab" />}>
            {t('lab.title')}
          </Button>
        </div>
        <Note kind="risk">{t('bots.plans_note')}</Note>
      </div>
      {bots.data && <StaleNote error={bots.error} at={bots.dataUpdatedAt} {...again} />}
      {bots.data ? bots.data.map((bot) => <BotCard key={bot.version} bot={bot} />) : <Waiting />}
      <Card
        title={t('bots.trades.recent')}
        aside={<Link render={<RouterLink to="/live-trades" />}>{t('bots.trades.all')}</Link>}
        className="max-w-3xl"
      >
        <RecentTrades />
      </Card>
    </>
  )
}

function Waiting() {
  return (
    <Loading className="grid gap-4 md:gap-6">
      {PLACES.map((place) => (
        <Card key={place}>
          <Skeleton width="40%" height={24} />
          <Skeleton lines={3} className="mt-5" />
        </Card>
      ))}
    </Loading>
  )
}
