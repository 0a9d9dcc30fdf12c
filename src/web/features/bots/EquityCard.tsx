/** A bot's equity beside holding and rebalancing the same coins. Simulated lines are labelled. */
import { useMemo, useState } from 'react'
import { type EquityPoint, SourceTag, useBotEquity } from '#web/entities/bot/index.ts'
import { Card, EmptyState, ErrorState, FilterTabs, moneyText, Note, Skeleton } from '#web/kit/index.ts'
import { LineChart } from '#web/shared/chart/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { equitySeries, type View, viewsOf } from './equity-series.ts'

export function EquityCard({ version, source }: { version: string; source: string | null }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useBotEquity(version)
  return (
    <Card
      title={t('record.equity.title')}
      aside={data && data.length > 0 && <CsvButton name="readBotEquity" ask={{ params: { version } }} />}
    >
      {data && data.length > 0 ? (
        <Curve version={version} points={data} source={source} />
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
        <Skeleton height={320} />
      )}
    </Card>
  )
}

function Curve({ version, points, source }: { version: string; points: readonly EquityPoint[]; source: string | null }) {
  const t = useText()
  const views = useMemo(() => viewsOf(points), [points])
  const [chosen, choose] = useState<View | null>(null)
  const view = chosen ?? views[0] ?? 'since_release'
  const series = useMemo(() => equitySeries(t, points, view), [t, points, view])
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {views.length > 1 && (
        <FilterTabs
          label={t('record.equity.view')}
          value={view}
          onChange={choose}
          tabs={views.map((value) => ({ value, label: t(`record.equity.views.${value}`) }))}
        />
      )}
      {view !== 'since_release' && <Note kind="risk">{t('record.simulated_help')}</Note>}
      <LineChart
        label={t('record.equity.label', { version, part: t(`record.equity.views.${view}`) })}
        series={series}
        format={moneyText}
        money
        head={<SourceTag source={source} />}
        empty={t('record.equity.none')}
      />
      <p className="max-w-[72ch] text-13 text-text-3">{t('record.equity.help')}</p>
    </div>
  )
}
