/** A bot's fills of one coin, replayed on hourly candles. The replay moves by hand only: a slider by hours, two buttons by fills. */
import { useState } from 'react'
import { type Bot, coinOf, type Trade, useBotTrades } from '#web/entities/bot/index.ts'
import { Card, ErrorState, Field, Select, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useInView } from '#web/shared/screen/use-in-view.ts'
import { Replay } from './Replay.tsx'
import { useReplay } from './replay-query.ts'

export function ReplayCard({ bot }: { bot: Bot }) {
  const t = useText()
  const trades = useBotTrades(bot.version, undefined)
  const { box, in_view } = useInView<HTMLDivElement>()
  const [seen, see] = useState(false)
  if (in_view && !seen) see(true)
  const newest: Trade | undefined = trades.data?.data[0]
  const [chosen, choose] = useState<string | null>(null)
  const pair = chosen ?? newest?.pair
  return (
    <Card
      title={t('record.replay.title')}
      aside={
        pair && (
          <Field label={t('record.replay.coin')} hideLabel>
            <Select
              size="s"
              value={pair}
              onChange={(event) => choose(event.target.value)}
              options={bot.coins.map((value) => ({ value, label: coinOf(value) }))}
            />
          </Field>
        )
      }
    >
      <div ref={box}>
        {pair && seen ? (
          <Loaded key={pair} version={bot.version} pair={pair} />
        ) : trades.data && !newest ? (
          <p className="text-text-2">{t('record.replay.none')}</p>
        ) : (
          <Skeleton height={420} />
        )}
      </div>
    </Card>
  )
}

const MIN_POINTS = 3

function Loaded({ version, pair }: { version: string; pair: string }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useReplay(version, pair)
  if (data && data.candles.length < MIN_POINTS) return <p className="text-text-2">{t('record.replay.few')}</p>
  if (data) return <Replay pair={pair} {...data} />
  if (!isError) return <Skeleton height={420} />
  return (
    <ErrorState
      bare
      title={t('record.replay.failed')}
      retryLabel={t('common.retry')}
      onRetry={() => void refetch()}
      working={isFetching}
      workingLabel={t('common.wait')}
    />
  )
}
