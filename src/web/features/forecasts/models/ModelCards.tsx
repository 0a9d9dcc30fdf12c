/** What each model is, its data, parameters, hashes and known weaknesses; retired ones stay. */
import { Card, Skeleton, TermsList } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type ModelCard, useModelCards } from '../forecast-query.ts'

/** `coin`: with its newest training. */
export function ModelCards({ coin }: { coin?: string }) {
  const t = useText()
  const { data, error, isError, isFetching, refetch } = useModelCards()
  if (isError && !data) {
    return <Failed title={t('forecasts.cards.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
  }
  if (!data) return <Skeleton height={320} />
  return (
    <>
      <div>
        <CsvButton name="listForecastModels" />
      </div>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        {data.map((card) => (
          <One key={`${card.model} ${card.version}`} card={card} coin={coin} />
        ))}
      </div>
    </>
  )
}

function One({ card, coin }: { card: ModelCard; coin: string | undefined }) {
  const t = useText()
  const { model, version } = card
  const training = card.trainings.find((one) => one.coin === coin)
  const trained = training && {
    term: t('forecasts.cards.training'),
    value: t('forecasts.cards.trained_on', {
      days: t('forecasts.days', { count: training.days }),
      from: dateText(training.from),
      data: training.data_hash,
      fit: training.fit_hash,
    }),
  }
  return (
    <Card level={3} title={t('forecasts.skill.version', { name: t(`forecasts.models.${model}.name`), version })}>
      <p className="max-w-[60ch]">{t(`forecasts.models.${model}.about`)}</p>
      <TermsList
        className="mt-3"
        terms={[
          { term: t('forecasts.cards.weaknesses'), value: t(`forecasts.models.${model}.weak`) },
          { term: t('forecasts.cards.source'), value: <bdi lang="en">{card.source}</bdi> },
          { term: t('forecasts.cards.data'), value: t('forecasts.cards.data_text') },
          { term: t('forecasts.cards.parameters'), value: parametersText(t, card) },
          { term: t('forecasts.cards.needs'), value: t('forecasts.days', { count: card.needs_days }) },
          { term: t('forecasts.cards.trained'), value: trainedText(t, card.trained_every_days) },
          { term: t('forecasts.cards.released'), value: card.released_at ? dateText(card.released_at) : '–' },
          ...(card.retired_at ? [{ term: t('forecasts.cards.retired'), value: dateText(card.retired_at) }] : []),
          { term: t('forecasts.cards.hash'), value: <code className="text-14">{card.parameters_hash}</code> },
          ...(trained ? [trained] : []),
        ]}
      />
    </Card>
  )
}

function parametersText(t: T, { parameters }: ModelCard): string {
  const all = Object.entries(parameters).map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
  return all.length > 0 ? all.join(', ') : t('forecasts.cards.no_parameters')
}

function trainedText(t: T, every: number): string {
  if (every === 0) return t('forecasts.cards.never')
  return every === 1 ? t('forecasts.cards.daily') : t('forecasts.cards.every', { days: t('forecasts.days', { count: every }) })
}
