/** Each model against EWMA, worse ones as visible as better ones; live and backtest apart. */
import { useState } from 'react'
import { Card, decimalText, Skeleton } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type CoinDetail, type ForecastOrigin, type Score, useScores } from '../forecast-query.ts'
import { PartTabs } from '../PartTabs.tsx'
import { PartFrame } from '../record/PartFrame.tsx'
import { SkillTable } from './SkillTable.tsx'

type SkillCardProps = { readonly coin: string; readonly ensemble?: CoinDetail['ensemble'] }

export function SkillCard({ coin, ensemble = null }: SkillCardProps) {
  const t = useText()
  const { data, error, isError, isFetching, refetch } = useScores(coin)
  const [chosen, choose] = useState<ForecastOrigin | null>(null)
  const rows = data?.filter((score) => score.coin === coin) ?? []
  const part = chosen ?? (rows.some(({ origin, days }) => origin === 'live' && days > 0) ? 'live' : 'backtest')
  return (
    <Card title={t('forecasts.skill.title')} aside={<CsvButton name="listForecastScores" ask={{ query: { coin } }} />}>
      <p className="-mt-2 mb-4 max-w-[72ch] text-text-2">{t('forecasts.skill.text')}</p>
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PartTabs part={part} onChange={choose} />
          <PartFrame part={part}>
            <Part rows={rows.filter(({ origin }) => origin === part)} ensemble={ensemble} />
          </PartFrame>
          <p className="max-w-[72ch] text-13 text-text-2">{t('forecasts.skill.help')}</p>
          {ensemble && <p className="num max-w-[72ch] text-13 whitespace-normal text-text-2">{regretText(t, ensemble)}</p>}
        </div>
      ) : isError ? (
        <Failed bare title={t('forecasts.skill.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
      ) : (
        <Skeleton height={320} />
      )}
    </Card>
  )
}

function Part({ rows, ensemble }: { rows: readonly Score[]; ensemble: CoinDetail['ensemble'] }) {
  const t = useText()
  if (rows.every(({ days }) => days === 0)) return <p className="text-text-2">{t('forecasts.skill.none')}</p>
  return <SkillTable rows={rows} ensemble={ensemble} />
}

function regretText(t: T, { regret, regret_bound, days }: NonNullable<CoinDetail['ensemble']>): string {
  return t('forecasts.skill.regret', {
    regret: decimalText(regret, 2),
    bound: decimalText(regret_bound, 2),
    days: t('forecasts.days', { count: days }),
  })
}
