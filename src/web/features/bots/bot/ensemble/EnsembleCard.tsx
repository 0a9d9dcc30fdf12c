/** Inside bot 8.0: how far it is behind its best rule beside what AdaHedge allows, its rules' weights, and its result without the forecasts. */
import { type BotEnsemble, useBotEnsemble } from '#web/entities/bot/index.ts'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Comparison } from './Comparison.tsx'
import { EnsembleFigures } from './EnsembleFigures.tsx'
import { RuleWeights } from './RuleWeights.tsx'

const MIN_POINTS = 3

export function EnsembleCard({ version }: { version: string }) {
  const t = useText()
  const { data, error, isError, isFetching, refetch } = useBotEnsemble(version)
  return (
    <Card title={t('bot.ensemble.title')} aside={<CsvButton name="readBotEnsembleHistory" ask={{ params: { version } }} />}>
      <p className="-mt-2 mb-4 max-w-[72ch] text-text-2">{t('bot.ensemble.lead')}</p>
      {data ? (
        <Inside ensemble={data} />
      ) : data === null ? (
        <p className="text-text-2">{t('bot.ensemble.few')}</p>
      ) : isError ? (
        <Failed bare title={t('bot.ensemble.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
      ) : (
        <Skeleton height={560} />
      )}
    </Card>
  )
}

function Inside({ ensemble }: { ensemble: BotEnsemble }) {
  const t = useText()
  const last = ensemble.points.at(-1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {last && <EnsembleFigures ensemble={ensemble} last={last} />}
      {ensemble.points.length < MIN_POINTS ? (
        <p className="text-text-2">{t('bot.ensemble.few')}</p>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-2 [&>*]:min-w-0">
          <RuleWeights points={ensemble.points} />
          <Comparison ensemble={ensemble} />
        </div>
      )}
    </div>
  )
}
