/** Each model against EWMA, worse ones as visible as better ones; live and backtest apart. */
import { useState } from 'react'
import { holm } from '#forecast/scores/holm'
import { Card, Chip, type Column, countText, decimalText, join, Skeleton, Table } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { PartTabs } from '../Figures.tsx'
import { type CoinDetail, type ForecastOrigin, type Score, useScores } from '../forecast-query.ts'
import { PartFrame } from '../record/RecordPair.tsx'
import { returnText, shareText } from '../words.ts'

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
          <p className="max-w-[72ch] text-14 text-text-2">{t('forecasts.skill.help')}</p>
          {ensemble && <p className="num max-w-[72ch] text-14 whitespace-normal text-text-2">{regretText(t, ensemble)}</p>}
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

/** The scores of one part: skill against EWMA with its sign, drawn from zero, and the p value, corrected for the models of the table. */
type Ensemble = CoinDetail['ensemble']

const SIGNIFICANCE = 0.05

function SkillTable({ rows: scores, ensemble }: { rows: readonly Score[]; ensemble: Ensemble }) {
  const t = useText()
  const rows = correctedForNumber(scores)
  const most = Math.max(1, ...rows.map(({ skill_percent }) => Math.abs(skill_percent ?? 0)))
  return (
    <Table
      bare
      label={t('forecasts.skill.table')}
      rows={rows}
      rowKey={({ model, version }) => `${model} ${version}`}
      columns={columnsOf(t, most, ensemble)}
    />
  )
}

/** Of the comparisons that have a p value. */
function correctedForNumber(scores: readonly Score[]): Score[] {
  const compared = scores.flatMap(({ p }) => (p === null ? [] : [p]))
  const corrected = holm(compared)
  return scores.map((score) => (score.p === null ? score : { ...score, p: corrected.shift() ?? score.p }))
}

function columnsOf(t: T, most: number, ensemble: Ensemble): Column<Score>[] {
  const number = (key: string, head: string, textOf: (row: Score) => string): Column<Score> => ({
    key,
    head,
    align: 'right',
    cell: (row) => (
      <span translate="no" className="num">
        {textOf(row)}
      </span>
    ),
  })
  const shareOf = (row: Score) => ensemble?.shares.find(({ model }) => model === row.model)?.share_percent ?? null
  return [
    { key: 'model', head: t('forecasts.skill.model'), card: 'title', cell: (row) => <Name row={row} /> },
    { key: 'drawing', head: t('forecasts.skill.drawing'), card: 'meta', cell: (row) => <SkillBar value={row.skill_percent} most={most} /> },
    number('skill', t('forecasts.skill.skill'), ({ skill_percent }) => returnText(skill_percent)),
    number('p', t('forecasts.skill.p'), ({ p }) => pText(p)),
    { key: 'verdict', head: t('forecasts.skill.verdict'), card: 'figure', cell: (row) => <Verdict row={row} /> },
    number('days', t('forecasts.skill.days'), ({ days }) => countText(days)),
    number('qlike', t('forecasts.skill.qlike'), ({ qlike }) => lossText(qlike)),
    number('reference', t('forecasts.skill.reference'), ({ reference_qlike }) => lossText(reference_qlike)),
    number('pinball', t('forecasts.skill.pinball'), ({ pinball_percent }) =>
      pinball_percent === null ? '–' : decimalText(pinball_percent, 3),
    ),
    ...(ensemble ? [number('share', t('forecasts.skill.share'), (row) => shareText(shareOf(row)))] : []),
  ]
}

function lossText(value: number | null): string {
  return value === null ? '–' : decimalText(value, 4)
}

/** `0.031`, `< 0.001` */
function pText(p: number | null): string {
  if (p === null) return '–'
  return p < 0.001 ? '< 0.001' : decimalText(p, 3)
}

function Name({ row: { model, version, retired_at } }: { row: Score }) {
  const t = useText()
  return (
    <span className="grid">
      <span>{t(`forecasts.models.${model}.name`)}</span>
      {(version > 1 || retired_at) && (
        <span className="text-14 font-normal text-text-2">
          {version > 1 && t('forecasts.skill.number', { version })}{' '}
          {retired_at && t('forecasts.skill.retired', { day: dateText(retired_at) })}
        </span>
      )}
    </span>
  )
}

/** Right of the middle is better than EWMA, left of it worse; the figure beside it has the sign. */
function SkillBar({ value, most }: { value: number | null; most: number }) {
  const length = `${(Math.abs(value ?? 0) / most) * 50}%`
  return (
    <span dir="ltr" aria-hidden="true" className="relative block h-3 w-40 bg-surface-2">
      {value !== null && value !== 0 && (
        <span
          style={value > 0 ? { insetInlineStart: '50%', width: length } : { insetInlineEnd: '50%', width: length }}
          className={join('absolute inset-y-0', value > 0 ? 'bg-gain' : 'bg-loss')}
        />
      )}
      <span className="absolute -inset-y-0.5 start-1/2 w-px bg-text-2" />
    </span>
  )
}

const looks = { better: 'success', worse: 'failed', reference: 'neutral', too_early: 'pending' } as const

/** Better or worse only where luck among all the models of the table hardly explains it. */
function Verdict({ row: { verdict, p } }: { row: Score }) {
  const t = useText()
  const is_luck = (verdict === 'better' || verdict === 'worse') && p !== null && p >= SIGNIFICANCE
  if (is_luck) return <Chip kind="neutral">{t(`forecasts.skill.verdicts.${verdict}_luck`)}</Chip>
  return <Chip kind={looks[verdict]}>{t(`forecasts.skill.verdicts.${verdict}`)}</Chip>
}
