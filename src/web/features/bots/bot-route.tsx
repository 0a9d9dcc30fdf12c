/** One bot's page: its rule and its full record, live and simulated kept apart. */
import { Link as RouterLink, useParams } from 'react-router'
import { botQuery, botTitle, botTradesQuery, divergenceQuery, useBot } from '#web/entities/bot/index.ts'
import { Breadcrumb, Card, Skeleton, useNameScreen } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/is-absent.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { NotFound } from '#web/shared/screen/NotFound.tsx'
import type { Preload } from '#web/shared/screen/preload.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { BotFacts } from './BotFacts.tsx'
import { BotFills } from './BotFills.tsx'
import { BotHead } from './BotHead.tsx'
import { Divergence } from './Divergence.tsx'
import { EquityCard } from './EquityCard.tsx'
import { Positions } from './Positions.tsx'
import { RecordTable } from './RecordTable.tsx'

const column = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6'

/** Everything except the curve, which only a browser draws. */
export const preload: Preload = (client, { path }) => {
  const version = path.split('/')[2] ?? ''
  return Promise.all([
    client.prefetchQuery({ ...botQuery(version), retry: false }),
    client.prefetchQuery({ ...botTradesQuery(version, undefined), retry: false }),
    client.prefetchQuery({ ...divergenceQuery, retry: false }),
  ])
}

export function Component() {
  const t = useText()
  const { version = '' } = useParams()
  const bot = useBot(version)
  const title = botTitle(t, version)
  useNameScreen(title)
  const again = { onRetry: () => void bot.refetch(), working: bot.isFetching }
  if (isAbsent(bot.error)) {
    return (
      <NotFound title={t('bots.not_found')} back={t('bots.all')} to="/bots">
        {t('bots.not_found_help')}
      </NotFound>
    )
  }
  if (!bot.data && bot.isError) return <Failed title={t('bots.failed_one')} error={bot.error} {...again} />
  if (!bot.data) return <Waiting />
  return (
    <>
      <Breadcrumb
        label={t('fill.trail')}
        trail={[{ label: t('bots.title'), href: '/bots', render: <RouterLink to="/bots" /> }]}
        current={title ?? version}
      />
      <StaleNote error={bot.error} at={bot.dataUpdatedAt} {...again} />
      <BotHead bot={bot.data} />
      <EquityCard version={version} source={bot.data.price_source} />
      <RecordTable bot={bot.data} />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <div className={column}>
          <Positions bot={bot.data} />
        </div>
        <div className={column}>
          <BotFacts bot={bot.data} />
          <Divergence />
        </div>
      </div>
      <BotFills version={version} />
    </>
  )
}

function Waiting() {
  return (
    <Loading className={column}>
      {['head', 'curve', 'record'].map((card) => (
        <Card key={card}>
          <Skeleton width="40%" height={24} />
          <Skeleton lines={5} className="mt-5" />
        </Card>
      ))}
    </Loading>
  )
}
