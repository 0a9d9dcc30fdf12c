/** A finished search: the verdict first, then its figures, the surface, and the bands of the best run. */
import { SourceTag } from '#web/entities/bot/index.ts'
import { Card, decimalText, Live, Note, percentText, Stat, StatStrip, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { wealthText } from '../wealth-text.ts'
import { RESAMPLING, type Verdict } from './jobs.ts'
import { kindOf, parametersText, ruleName, verdictText } from './rule-words.ts'
import { barsPerYear, type StudyResult } from './run-study.ts'
import { SurfaceCard } from './SurfaceCard.tsx'

export function SearchResult({ result }: { result: StudyResult }) {
  const t = useText()
  const { verdict, study } = result
  if (!verdict) return <Note kind="risk">{t('evidence.no_verdict')}</Note>
  return (
    <>
      <VerdictCard result={result} verdict={verdict} />
      <SurfaceCard key={`${study.rule} ${verdict.best.final_wealth}`} result={result} verdict={verdict} />
      <BandsCard verdict={verdict} seed={study.seed} />
    </>
  )
}

function VerdictCard({ result, verdict }: { result: StudyResult; verdict: Verdict }) {
  const t = useText()
  const { study, data } = result
  const per_year = barsPerYear(data.at)
  const yearly = Math.sqrt(per_year)
  const { best, counted } = verdict
  const sharpe = (value: number) => decimalText(value * yearly, 2)
  const percent = (share: number) => percentText((share * 100).toFixed(2))
  return (
    <Card title={t('evidence.verdict.title')} aside={<SourceTag source={data.source} />}>
      <Live as="p" arrives className="max-w-[60ch] text-20 font-medium text-text">
        {verdictText(t, verdict, per_year)}
      </Live>
      <p className="mt-2 max-w-[72ch] text-14 text-text-2">{t(`evidence.verdict.help.${kindOf(verdict)}`)}</p>
      <StatStrip bleed columns={5} className="mt-5" label={t('evidence.verdict.figures')}>
        <Stat label={t('evidence.best_sharpe')} figure={sharpe(best.sharpe)} caption={t('evidence.per_year')} />
        <Stat
          label={t('evidence.expected')}
          figure={sharpe(counted.expected_best)}
          caption={t('evidence.this_search', { value: sharpe(verdict.expected_best) })}
        />
        <Stat
          label={t('evidence.deflated')}
          figure={percent(counted.deflated_sharpe)}
          caption={t('evidence.this_search', { value: percent(verdict.deflated_sharpe) })}
        />
        <Stat
          label={t('evidence.overfitting')}
          figure={percent(verdict.overfitting_probability)}
          caption={t('evidence.overfitting_help')}
        />
        <Stat
          label={t('evidence.trials_counted')}
          figure={counted.trials}
          caption={t('evidence.trials_here', { n: result.outcomes.length })}
        />
      </StatStrip>
      <p className="num mt-5 text-14 whitespace-normal text-text">
        {t('evidence.best_run', {
          rule: ruleName(t, study.rule),
          parameters: parametersText(t, best.parameters),
          wealth: wealthText(best.final_wealth),
        })}
      </p>
      <p className="mt-1 text-14 text-text-2">{t('lab.caution')}</p>
    </Card>
  )
}

const lines = ['final_wealth', 'max_drawdown'] as const
const quantiles = ['low', 'median', 'high'] as const

function BandsCard({ verdict: { bands }, seed }: { verdict: Verdict; seed: number }) {
  const t = useText()
  const text = (line: (typeof lines)[number], value: number) =>
    line === 'final_wealth' ? wealthText(value) : percentText((value * 100).toFixed(2))
  return (
    <Card title={t('evidence.bands.title')}>
      <Table
        bare
        tableFrom="md"
        label={t('evidence.bands.title')}
        rows={lines}
        rowKey={(line) => line}
        columns={[
          { key: 'line', head: t('evidence.bands.of'), card: 'title', cell: (line) => t(`evidence.bands.${line}`) },
          ...quantiles.map((name) => ({
            key: name,
            head: t(`evidence.bands.${name}`),
            align: 'right' as const,
            cell: (line: (typeof lines)[number]) => (
              <span translate="no" className="num">
                {text(line, bands[line][name])}
              </span>
            ),
          })),
        ]}
      />
      <p className="num mt-3 max-w-[72ch] text-14 whitespace-normal text-text-2">
        {t('evidence.bands.help', { runs: RESAMPLING.runs, block: RESAMPLING.block, seed })}
      </p>
    </Card>
  )
}
