/** Ten bars; the dashed line is a tenth, the short lines are the true law's. */
import { Bar, Curve } from '#web/shared/chart/plot/marks.tsx'
import { Plot, PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import { useText } from '#web/shared/locale/text.ts'
import type { Bar as Tenth } from '../forecast-query.ts'
import { shareText } from '../words.ts'

const AIM = 10

export function Histogram({ bars }: { bars: readonly Tenth[] }) {
  const t = useText()
  const shares = bars.map(({ share_percent }) => share_percent ?? 0)
  const truths = bars.map(({ true_share_percent }) => true_share_percent ?? 0)
  const range = { low: 0, high: Math.max(AIM, ...shares, ...truths) * 1.1 }
  const label = t('forecasts.calibration.label', { least: shareText(Math.min(...shares)), most: shareText(Math.max(...shares)) })
  return (
    <Plot
      label={label}
      range={range}
      span={{ from: 0, to: bars.length }}
      format={(value) => `${Number(value.toFixed(1))}%`}
      height="h-52"
      ticks={[
        { along: 0, text: t('forecasts.calibration.low') },
        { along: 1, text: t('forecasts.calibration.high') },
      ]}
    >
      {bars.map(({ from, share_percent, true_share_percent }, n) => (
        <g key={from}>
          {share_percent !== null && <Bar from={n + 0.15} to={n + 0.85} low={0} high={share_percent} className="fill-chart-1" />}
          {true_share_percent !== null && <Curve line={level(true_share_percent, n + 0.05, n + 0.95)} className="stroke-chart-3" />}
        </g>
      ))}
      <Curve line={level(AIM, 0, bars.length)} className="stroke-text" strokeWidth={1} strokeDasharray="3 3" />
    </Plot>
  )
}

function level(value: number, from: number, to: number) {
  return [
    { at: from, value },
    { at: to, value },
  ]
}

const marks = [
  ['share', 'size-3 bg-chart-1'],
  ['true_share', 'h-0.5 w-4 bg-chart-3'],
  ['aim', 'w-4 border-t border-dashed border-text'],
] as const

export function HistogramKey() {
  const t = useText()
  return <PlotKey marks={marks.map(([key, look]) => ({ label: t(`forecasts.calibration.${key}`), look }))} />
}
