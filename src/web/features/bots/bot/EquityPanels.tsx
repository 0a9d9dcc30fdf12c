/** Net value and holding in one panel, the drawdown in another below it, on one time axis; the same values as a table. */
import { useMemo } from 'react'
import type { EquityPoint } from '#web/entities/bot/index.ts'
import { Money, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { axisPercent } from '#web/shared/chart/plot/axis-percent.ts'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { areaOf, pathOf, rangeOf } from '#web/shared/chart/plot/scale.ts'
import { utcText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Line, placesOf, spanOf } from '../plot/curve.ts'
import { HoldPath } from '../plot/HoldPath.tsx'
import { PlotKey } from '../plot/PlotKey.tsx'

type EquityPanelsProps = { readonly points: readonly EquityPoint[]; readonly label: string; readonly drawing: string }

export function EquityPanels({ points, label, drawing }: EquityPanelsProps) {
  const t = useText()
  const chart = useMemo(() => ({ net: lineOf(points, 'net'), hold: lineOf(points, 'hold') }), [points])
  return (
    <ChartFrame
      own
      height="min-h-90 md:min-h-102"
      legend={<PlotKey marks={['net', 'hold']} />}
      chart={<Panels {...chart} drawing={drawing} drawdown={t('record.story.drawdown')} />}
      table={<EquityTable points={points} label={label} />}
    />
  )
}

/** Changes since the first point in percent. */
function lineOf(points: readonly EquityPoint[], key: 'net' | 'hold'): Line {
  const start = Number(points[0]?.[key] ?? 0)
  return points.map((point) => ({ at: Date.parse(point.at), value: start > 0 ? (Number(point[key]) / start - 1) * 100 : 0 }))
}

/** Below the earlier high, in percent: never above zero. */
function fallsOf(net: Line): Line {
  let high = 0
  return net.map(({ at, value }) => {
    high = Math.max(high, value + 100)
    return { at, value: high > 0 ? ((value + 100) / high - 1) * 100 : 0 }
  })
}

function Panels({ net, hold, drawing, drawdown }: { net: Line; hold: Line; drawing: string; drawdown: string }) {
  const span = spanOf([net])
  const range = rangeOf([...net, ...hold].map(({ value }) => value))
  const falls = fallsOf(net)
  const depth = { low: Math.min(-0.01, ...falls.map(({ value }) => value)), high: 0 }
  const places = placesOf(falls, span, depth)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PlotFrame label={drawing} range={range} format={axisPercent} height="h-52 md:h-64">
        <HoldPath d={pathOf(placesOf(hold, span, range))} />
        <path
          d={pathOf(placesOf(net, span, range))}
          className="fill-none stroke-chart-1"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </PlotFrame>
      <div>
        <p className="mb-2 text-13 text-text-2">{drawdown}</p>
        <PlotFrame label={drawdown} range={depth} lines={[0, depth.low]} format={axisPercent} height="h-18" {...span}>
          <path
            d={areaOf(
              places,
              places.map(({ x }) => ({ x, y: 1 })),
            )}
            className="fill-loss-wash stroke-loss"
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        </PlotFrame>
      </div>
    </div>
  )
}

const columns = ['net', 'gross', 'hold', 'crp'] as const

function EquityTable({ points, label }: Pick<EquityPanelsProps, 'points' | 'label'>) {
  const t = useText()
  return (
    <Table
      bare
      label={label}
      rows={points.toReversed()}
      rowKey={(row) => row.at}
      columns={[
        { key: 'at', head: t('charts.at'), card: 'title', cell: (row) => utcText(row.at) },
        ...columns.map((key) => ({
          key,
          head: t(`record.equity.${key}`),
          align: 'right' as const,
          cell: (row: EquityPoint) => <Money value={row[key]} />,
        })),
      ]}
    />
  )
}
