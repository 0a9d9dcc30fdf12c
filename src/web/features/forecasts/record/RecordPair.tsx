/** The record of the ranges: live on the left, backtest on the right, never summed. */

import type { ReactNode } from 'react'
import { Card, join } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { CoinForecast, ForecastOrigin, ForecastRecord, Overview } from '../forecast-query.ts'
import { dueText, levelText, shareText } from '../words.ts'
import { BandRows } from './BandRows.tsx'

export type RecordPairProps = {
  readonly live: ForecastRecord
  readonly backtest: ForecastRecord
  readonly level: number
  /** Says when the first live score comes. */
  readonly overview: Overview | undefined
  /** Of one coin: its days known. */
  readonly coin?: Pick<CoinForecast, 'state' | 'days_known' | 'days_needed'> | undefined
}

export function RecordPair({ live, backtest, level, overview, coin }: RecordPairProps) {
  const t = useText()
  const banded = [live, backtest].some(({ coverage }) => coverage.least !== null)
  const of_truth = coin ? undefined : overview?.true_coverage_percent
  return (
    <Card
      title={t('forecasts.record.title')}
      aside={<span className="text-14 text-text-2">{t('forecasts.record.aim', { level: levelText(level) })}</span>}
    >
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        {(['live', 'backtest'] as const).map((part) => {
          const record = part === 'live' ? live : backtest
          return (
            <PartFrame key={part} titled part={part} span={spanText(t, record)}>
              {record.coverage.days > 0 ? (
                <>
                  <BandRows record={record} level={level} />
                  {of_truth?.[part] != null && (
                    <p className="text-14 text-text-2">{t('forecasts.record.true_share', { percent: shareText(of_truth[part]) })}</p>
                  )}
                </>
              ) : (
                <Empty part={part} overview={overview} coin={coin} />
              )}
            </PartFrame>
          )
        })}
      </div>
      <p className="mt-4 max-w-[72ch] text-text-2">{t('forecasts.record.meaning', { level: levelText(level) })}</p>
      <p className="mt-2 max-w-[72ch] text-14 text-text-2">{t(banded ? 'forecasts.record.key' : 'forecasts.record.no_band')}</p>
    </Card>
  )
}

function spanText(t: T, { from, to }: ForecastRecord): string | null {
  return from && to ? t('forecasts.span', { from: dateText(from), to: dateText(to) }) : null
}

type EmptyProps = { readonly part: ForecastOrigin; readonly overview?: Overview | undefined; readonly coin?: RecordPairProps['coin'] }

function Empty({ part, overview, coin }: EmptyProps) {
  const t = useText()
  return (
    <div className="grid gap-1">
      <p className="font-medium">{t(`forecasts.empty.${part}`)}</p>
      <p className="text-14 text-text-2">{emptyHelp(t, { part, overview, coin })}</p>
    </div>
  )
}

export function emptyHelp(t: T, { part, overview, coin }: EmptyProps): string {
  if (coin?.state === 'recorded' || overview?.state === 'recorded') return t('forecasts.empty.recording')
  if (coin?.state === 'collecting' && coin.days_known < coin.days_needed)
    return t('forecasts.empty.collecting_help', { known: coin.days_known, needed: coin.days_needed })
  if (part === 'backtest' || (coin ?? overview)?.state === 'computing') return t('forecasts.empty.backtest_help')
  if (overview?.live_since) return t('forecasts.empty.next', { since: dateText(overview.live_since) })
  if (overview?.next_at) return t('forecasts.empty.first', { at: dueText(overview.next_at) })
  return ''
}

/** One part of a record: live in a solid frame, backtest in a dashed one. `titled`: with its name, where no tab above says it. */
type PartFrameProps = {
  readonly part: ForecastOrigin
  readonly span?: string | null
  readonly titled?: boolean
  readonly children: ReactNode
}

export function PartFrame({ part, span, titled, children }: PartFrameProps) {
  const t = useText()
  // A region of its own only where it is titled: a page has one of each name.
  const Frame = titled ? 'section' : 'div'
  return (
    <Frame
      aria-label={titled ? t(`forecasts.parts.${part}`) : undefined}
      className={join(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-3 border p-4',
        part === 'live' ? 'border-line-strong' : 'border-dashed border-line-control',
      )}
    >
      <header className="grid gap-1">
        {titled && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-head text-14 font-bold">{t(`forecasts.parts.${part}`)}</h3>
            {span && <p className="num text-14 text-text-2">{span}</p>}
          </div>
        )}
        <p className="text-14 text-text-2">{t(`forecasts.part_help.${part}`)}</p>
      </header>
      {children}
    </Frame>
  )
}
