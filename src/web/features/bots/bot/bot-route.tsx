/**
 * One bot's page: its result against holding, why it last traded, its rule; all else for specialists. Live and simulated are kept apart.
 */

import { Suspense } from 'react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { type Bot, botQuery, botTitle, botTradesQuery, divergenceQuery, useBot } from '#web/entities/bot/index.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Breadcrumb, Card, Fold, Skeleton, useNameScreen } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { BotFacts, BotHead, SimulatedBox, SixFigures } from './BotHead.tsx'
import { BotStory } from './BotStory.tsx'
import { Divergence } from './Divergence.tsx'
import { Reasons } from './Reasons.tsx'
import { BotFills, Positions, RecordTable } from './RecordTable.tsx'
import { ReplayCard } from './replay/ReplayCard.tsx'
import { WeightsCard } from './WeightsCard.tsx'

const Ensemble = lazyPart(async () => (await import('./ensemble/EnsembleCard.tsx')).EnsembleCard)

const column = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6'

/** Everything except the curve, which only a browser draws. */
export const preload: Preload = (client, { path }) => {
  const version = path.split('/')[2] ?? ''
  return prefetch(client, botQuery(version), botTradesQuery(version, undefined), divergenceQuery)
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
        trail={[{ label: t('bots.all'), href: '/bots', render: <RouterLink to="/bots" /> }]}
        current={title ?? version}
        short
      />
      <StaleNote error={bot.error} at={bot.dataUpdatedAt} {...again} />
      <Whole bot={bot.data} />
    </>
  )
}

function Whole({ bot }: { bot: Bot }) {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <>
      <BotStory bot={bot} />
      <SixFigures bot={bot} />
      <SimulatedBox bot={bot} />
      <Reasons version={bot.version} />
      <BotHead bot={bot} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Fold title={t('bots.positions.title')}>
          <Positions bot={bot} />
        </Fold>
        <Fold title={t('bots.fills')} open={search.has('cursor')}>
          <BotFills version={bot.version} />
        </Fold>
        <Fold id="specialists" title={t('common.specialists')} about={t('record.story.specialists')}>
          <ReplayCard bot={bot} />
          <WeightsCard version={bot.version} />
          {bot.version === '8.0' && (
            <Suspense fallback={<Skeleton height={640} />}>
              <Ensemble version={bot.version} />
            </Suspense>
          )}
          <RecordTable bot={bot} />
          <BotFacts bot={bot} />
          <Divergence />
        </Fold>
      </div>
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
