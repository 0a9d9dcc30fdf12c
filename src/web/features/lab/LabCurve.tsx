/** The wealth of one run beside its benchmarks and its band, or the net of all runs. */
import { useMemo, useState } from 'react'
import { SourceTag } from '#web/entities/bot/index.ts'
import { Card, FilterTabs } from '#web/kit/index.ts'
import { LineChart } from '#web/shared/chart/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { choiceText } from './choice-words.ts'
import { allSeries, runSeries } from './lab-series.ts'
import { RunActions } from './saved/RunActions.tsx'
import type { LabRun } from './use-lab.ts'
import { endOf, wealthText } from './wealth-text.ts'

const DECIMALS = 4

export function LabCurve({ runs }: { runs: readonly LabRun[] }) {
  const t = useText()
  const [chosen, choose] = useState<string>('newest')
  const run = runs.find(({ id }) => String(id) === chosen) ?? runs.at(-1)
  const all = chosen === 'all' && runs.length > 1
  const series = useMemo(() => (all ? allSeries(t, runs) : run ? runSeries(t, run) : []), [t, all, runs, run])
  if (!run) return null
  const tabs = [
    ...runs.map(({ id }) => ({ value: String(id), label: t('lab.run_short', { n: id }) })),
    ...(runs.length > 1 ? [{ value: 'all', label: t('lab.compare') }] : []),
  ]
  const name = all ? t('lab.compare') : t('lab.run_name', { n: run.id, name: choiceText(t, run.setup.choice) })
  return (
    <Card title={t('lab.curve')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {runs.length > 1 && <FilterTabs label={t('lab.view')} tabs={tabs} value={all ? 'all' : String(run.id)} onChange={choose} />}
        <LineChart
          label={t('lab.curve_label', { name })}
          series={series}
          format={wealthText}
          places={DECIMALS}
          head={<SourceTag source={run.source} />}
          empty={t('lab.none')}
        />
        {!all && <BandSaid run={run} />}
        {!all && <RunActions key={run.id} run={run} />}
        <p className="text-14 text-text-2">{t('lab.caution')}</p>
      </div>
    </Card>
  )
}

function BandSaid({ run: { reply, setup } }: { run: LabRun }) {
  const t = useText()
  if (!reply.band || !setup.band) return null
  const { low, median, high } = reply.band
  const [a, b, c] = [low, median, high].map((curve) => wealthText(endOf(curve)))
  return (
    <p className="num max-w-[72ch] whitespace-normal text-14 text-text-2">
      {t('lab.band_said', { runs: setup.band.runs, low: a ?? '', median: b ?? '', high: c ?? '', seed: setup.band.seed })}
    </p>
  )
}
