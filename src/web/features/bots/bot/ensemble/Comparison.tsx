/** The same rule with the published forecasts and with past volatility in their place, since release. */
import type { BotEnsemble } from '#web/entities/bot/index.ts'
import { Percent, percentText, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { axisPercent } from '#web/shared/chart/plot/axis-percent.ts'
import { DrawingKey } from '#web/shared/chart/plot/DrawingKey.tsx'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { pathOf, rangeOf } from '#web/shared/chart/plot/scale.ts'
import { dateText, utcText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { endText, type Line, placesOf, spanOf } from '../../plot/curve.ts'
import { HoldPath } from '../../plot/HoldPath.tsx'
import type { Point } from './EnsembleFigures.tsx'

export function Comparison({ ensemble: { points, bars_with_forecast } }: { ensemble: BotEnsemble }) {
  const t = useText()
  const lineOf = (key: 'net_percent' | 'without_percent'): Line => points.map((point) => ({ at: Date.parse(point.at), value: point[key] }))
  const [own, without] = [lineOf('net_percent'), lineOf('without_percent')]
  const difference = (own.at(-1)?.value ?? 0) - (without.at(-1)?.value ?? 0)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-16 font-medium">{t('bot.ensemble.compare')}</h3>
      <ChartFrame
        own
        height="min-h-72"
        legend={
          <DrawingKey
            marks={[
              { label: `${t('bot.ensemble.with')} ${endText(own)}`, look: 'h-0.5 w-4 bg-chart-1' },
              { label: `${t('bot.ensemble.without')} ${endText(without)}`, look: 'w-4 border-t-2 border-dotted border-text-2' },
            ]}
          />
        }
        chart={<Lines own={own} without={without} />}
        table={<ComparisonTable points={points} />}
      />
      <p className="num text-13 whitespace-normal text-text-2">
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
  const label = t('bot.ensemble.compare_drawing', {
    from: dateText(new Date(span.from)),
    to: dateText(new Date(span.to)),
    with: endText(own),
    without: endText(without),
  })
  return (
    <PlotFrame label={label} range={range} format={axisPercent} height="h-64" {...span}>
      <HoldPath d={pathOf(placesOf(without, span, range))} />
      <path d={pathOf(placesOf(own, span, range))} className="fill-none stroke-chart-1" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </PlotFrame>
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
        { key: 'at', head: t('charts.at'), card: 'title', cell: ({ at }) => utcText(at) },
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
