/** The same rule with the published forecasts and with past volatility in their place, since release: drawn once a forecast was known. */
import type { BotEnsemble } from '#web/entities/bot/index.ts'
import { endText, valueAt } from '#web/features/bots/plot/curve.tsx'
import { Percent, percentText, Table } from '#web/kit/index.ts'
import { axisPercent, ChartFrame } from '#web/shared/chart/index.ts'
import { Crosshair } from '#web/shared/chart/plot/Crosshair.tsx'
import { Curve } from '#web/shared/chart/plot/marks.tsx'
import { dayTicks, Plot, PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import { type Line, rangeOf, spanOf } from '#web/shared/chart/plot/scale.ts'
import { bareText, dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Point } from './EnsembleFigures.tsx'

export function Comparison({ ensemble: { points, bars_with_forecast } }: { ensemble: BotEnsemble }) {
  const t = useText()
  const lineOf = (key: 'net_percent' | 'without_percent'): Line => points.map((point) => ({ at: Date.parse(point.at), value: point[key] }))
  const [own, without] = [lineOf('net_percent'), lineOf('without_percent')]
  const difference = (own.at(-1)?.value ?? 0) - (without.at(-1)?.value ?? 0)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-16 font-medium">{t('bot.ensemble.compare')}</h3>
      {bars_with_forecast > 0 && (
        <ChartFrame
          own
          height="min-h-72"
          legend={
            <PlotKey
              marks={[
                { label: `${t('bot.ensemble.with')} ${endText(own)}`, look: 'h-0.5 w-4 bg-chart-1' },
                { label: `${t('bot.ensemble.without')} ${endText(without)}`, look: 'w-4 border-t-2 border-dotted border-text-2' },
              ]}
            />
          }
          chart={<Lines own={own} without={without} />}
          table={<ComparisonTable points={points} />}
        />
      )}
      <p className="num text-14 whitespace-normal text-text-2">
        {bars_with_forecast === 0
          ? t('bot.ensemble.none_known')
          : t('bot.ensemble.difference', { points: percentText(difference.toFixed(2), 'always').replace('%', '') })}{' '}
        {t('bot.ensemble.compare_text')}
      </p>
    </section>
  )
}

function Lines({ own, without }: { own: Line; without: Line }) {
  const t = useText()
  const span = spanOf([own])
  const range = rangeOf(
    [...own, ...without].map(({ value }) => value),
    [0],
  )
  const answer = (at: number) => ({
    title: bareText(new Date(at)),
    values: [
      { name: t('bot.ensemble.with'), text: valueAt(own, at), look: 'h-0.5 w-4 bg-chart-1' },
      { name: t('bot.ensemble.without'), text: valueAt(without, at), look: 'w-4 border-t-2 border-dotted border-text-2' },
    ],
  })
  const label = t('bot.ensemble.compare_drawing', {
    from: dateText(new Date(span.from)),
    to: dateText(new Date(span.to)),
    with: endText(own),
    without: endText(without),
  })
  return (
    <Plot
      label={label}
      range={range}
      span={span}
      format={axisPercent}
      height="h-64"
      ticks={dayTicks(span)}
      cross={<Crosshair label={t('bot.ensemble.compare')} times={own.map(({ at }) => at)} answer={answer} />}
    >
      <Curve line={without} look="reference" />
      <Curve line={own} />
    </Plot>
  )
}

function ComparisonTable({ points }: { points: readonly Point[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('bot.ensemble.compare')}
      rows={points.toReversed()}
      rowKey={({ at }) => at}
      columns={[
        { key: 'at', head: t('charts.at'), card: 'title', cell: ({ at }) => bareText(at) },
        {
          key: 'with',
          head: t('bot.ensemble.with'),
          align: 'right',
          cell: ({ net_percent }) => <Percent value={net_percent.toFixed(2)} sign="always" />,
        },
        {
          key: 'without',
          head: t('bot.ensemble.without'),
          align: 'right',
          cell: ({ without_percent }) => <Percent value={without_percent.toFixed(2)} sign="always" />,
        },
      ]}
    />
  )
}
