/** Ten bars; the dashed line is a tenth, the short lines are the true law's. */
import { DrawingKey } from '#web/shared/chart/plot/DrawingKey.tsx'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { shareOf } from '#web/shared/chart/plot/scale.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Bar } from '../forecast-query.ts'
import { shareText } from '../words.ts'

const VIEW_SIZE = 1000
const AIM = 10

export function Histogram({ bars }: { bars: readonly Bar[] }) {
  const t = useText()
  const shares = bars.map(({ share_percent }) => share_percent ?? 0)
  const truths = bars.map(({ true_share_percent }) => true_share_percent ?? 0)
  const range = { low: 0, high: Math.max(AIM, ...shares, ...truths) * 1.1 }
  const y = (value: number) => (1 - shareOf(value, range)) * VIEW_SIZE
  const pitch = VIEW_SIZE / bars.length
  const label = t('forecasts.calibration.label', { least: shareText(Math.min(...shares)), most: shareText(Math.max(...shares)) })
  return (
    <PlotFrame
      label={label}
      range={range}
      format={(value) => `${Number(value.toFixed(1))}%`}
      height="h-52"
      ticks={[
        { along: 0, text: t('forecasts.calibration.low') },
        { along: 1, text: t('forecasts.calibration.high') },
      ]}
    >
      {bars.map(({ from, share_percent, true_share_percent }, n) => (
        <g key={from}>
          {share_percent !== null && (
            <rect
              x={(n + 0.15) * pitch}
              width={pitch * 0.7}
              y={y(share_percent)}
              height={VIEW_SIZE - y(share_percent)}
              className="fill-chart-1"
            />
          )}
          {true_share_percent !== null && (
            <line
              x1={(n + 0.05) * pitch}
              x2={(n + 0.95) * pitch}
              y1={y(true_share_percent)}
              y2={y(true_share_percent)}
              className="stroke-chart-3"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </g>
      ))}
      <line
        x1={0}
        x2={VIEW_SIZE}
        y1={y(AIM)}
        y2={y(AIM)}
        className="stroke-text"
        strokeWidth={1}
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
    </PlotFrame>
  )
}

const marks = [
  ['share', 'size-3 bg-chart-1'],
  ['true_share', 'h-0.5 w-4 bg-chart-3'],
  ['aim', 'w-4 border-t border-dashed border-text'],
] as const

export function HistogramKey() {
  const t = useText()
  return <DrawingKey marks={marks.map(([key, look]) => ({ label: t(`forecasts.calibration.${key}`), look }))} />
}
