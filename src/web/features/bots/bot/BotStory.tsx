/**
 * A bot's result against holding, in words, then its equity and its drawdown. Simulated history is a view of its own, in a dashed frame.
 */
import { useMemo, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { type Bot, type EquityPoint, methodText, type Part, SourceTag, useBotEquity } from '#web/entities/bot/index.ts'
import { Button, Card, decimalText, EmptyState, ErrorState, FilterTabs, join, percentText, Skeleton } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { BotState } from '../BotState.tsx'
import { ageText, briefText, isYoung } from '../performance-words.ts'
import { EquityPanels } from './EquityPanels.tsx'

export function BotStory({ bot }: { bot: Bot }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useBotEquity(bot.version)
  return (
    <Card title={headOf(t, bot)} titleSize="l">
      <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
        {briefText(t, bot)}.
        <SourceTag source={bot.price_source} />
        <BotState bot={bot} />
        <span className="basis-full text-14">{methodText(t, bot)}</span>
      </p>
      <Button icon="chart" className="mb-4" render={<RouterLink to={`/bots/lab?bot=${bot.version}`} />}>
        {t('record.story.test')}
      </Button>
      {data && data.length > 0 ? (
        <Parts bot={bot} points={data} />
      ) : data ? (
        <EmptyState bare title={t('record.equity.none')}>
          {t('record.equity.none_help')}
        </EmptyState>
      ) : isError ? (
        <ErrorState
          bare
          title={t('record.equity.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          working={isFetching}
          workingLabel={t('common.wait')}
        />
      ) : (
        <Skeleton height={440} />
      )}
    </Card>
  )
}

/** Its result beside holding, or its age. */
export function headOf(t: T, bot: Pick<Bot, 'released_at' | 'since_release'>): string {
  if (isYoung(bot)) return ageText(t, bot)
  if (!bot.since_release) return t('record.none_since_release')
  const { net_percent, hold_percent } = bot.since_release
  const apart = Math.round((net_percent - hold_percent) * 100) / 100
  const text = { net: signed(net_percent), points: decimalText(Math.abs(apart), 2) }
  return t(apart === 0 ? 'record.story.same' : apart > 0 ? 'record.story.above' : 'record.story.below', text)
}

const signed = (percent: number): string => percentText(percent.toFixed(2), 'always')

const percents = ({ net_percent, hold_percent }: NonNullable<Bot['simulated']>) => ({
  net: signed(net_percent),
  hold: signed(hold_percent),
})

const MIN_POINTS = 3

function Parts({ bot, points }: { bot: Bot; points: readonly EquityPoint[] }) {
  const t = useText()
  const byPart = useMemo(
    () => ({
      since_release: isYoung(bot) ? [] : points.filter(({ part }) => part === 'since_release'),
      simulated: points.filter(({ part }) => part === 'simulated'),
    }),
    [bot, points],
  )
  const parts = (['since_release', 'simulated'] as const).filter((part) => byPart[part].length >= MIN_POINTS)
  const [chosen, choose] = useState<Part | null>(null)
  const part = chosen && parts.includes(chosen) ? chosen : parts[0]
  if (!part) return <p className="text-text-2">{t('record.board.few')}</p>
  const shown = byPart[part]
  const span = { from: dateText(shown[0]?.at ?? ''), to: dateText(shown.at(-1)?.at ?? '') }
  const past = part === 'simulated'
  return (
    <div className={join('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3', past && 'rounded-3 border border-dashed border-line-control p-4')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {parts.length > 1 && (
          <FilterTabs
            label={t('record.equity.view')}
            value={part}
            onChange={choose}
            tabs={parts.map((value) => ({ value, label: t(`record.${value}`) }))}
          />
        )}
        <p className="flex-[1_1_14rem] text-14 text-text-2">{t(past ? 'record.story.span_simulated' : 'record.story.span', span)}</p>
      </div>
      {past && bot.simulated && <p className="text-18 font-medium">{t('record.story.simulated_result', percents(bot.simulated))}</p>}
      <EquityPanels
        points={shown}
        label={t('record.equity.label', { version: bot.version, part: t(`record.${part}`) })}
        drawing={t('record.story.drawing', span)}
      />
      <div>
        <CsvButton name="readBotEquity" ask={{ params: { version: bot.version } }} />
      </div>
    </div>
  )
}
