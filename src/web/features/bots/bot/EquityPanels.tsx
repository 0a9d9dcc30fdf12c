/** Net value and holding in one panel, the drawdown in another below it, on one time axis; the same values as a table. */
import { useMemo } from 'react'
import type { EquityPoint } from '#web/entities/bot/index.ts'
import { Money, Table } from '#web/kit/index.ts'
import { axisPercent, ChartFrame } from '#web/shared/chart/index.ts'
import { Crosshair } from '#web/shared/chart/plot/Crosshair.tsx'
import { Band, Curve } from '#web/shared/chart/plot/marks.tsx'
import { dayTicks, Plot } from '#web/shared/chart/plot/Plot.tsx'
import { type Line, rangeOf, spanOf } from '#web/shared/chart/plot/scale.ts'
import { bareText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { distanceOf, MarkKey, valueAt } from '../plot/curve.tsx'

type EquityPanelsProps = { readonly points: readonly EquityPoint[]; readonly label: string; readonly drawing: string }

export function EquityPanels({ points, label, drawing }: EquityPanelsProps) {
  const chart = useMemo(() => ({ net: lineOf(points, 'net'), hold: lineOf(points, 'hold') }), [points])
  return (
    <ChartFrame
      own
      height="min-h-124 md:min-h-136"
      legend={<MarkKey marks={['net', 'hold']} />}
      chart={<Panels {...chart} drawing={drawing} label={label} />}
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

function Panels({ net, hold, drawing, label }: { net: Line; hold: Line; drawing: string; label: string }) {
  const t = useText()
  const span = spanOf([net])
  const range = rangeOf([...net, ...hold].map(({ value }) => value))
  const falls = fallsOf(net)
  const distance = distanceOf({ net, hold })
  const apart = rangeOf(
    distance.map(({ value }) => value),
    [0],
  )
  const [drawdown, beside] = [t('record.story.drawdown'), t('record.story.distance')]
  const answer = (at: number) => ({
    title: bareText(new Date(at)),
    values: [
      { name: t('record.key.net'), text: valueAt(net, at), look: 'h-0.5 w-4 bg-chart-1' },
      { name: t('record.key.hold'), text: valueAt(hold, at), look: 'w-4 border-t-2 border-dotted border-text-2' },
      { name: beside, text: valueAt(distance, at) },
      { name: drawdown, text: valueAt(falls, at) },
    ],
  })
  const depth = { low: Math.min(-0.01, ...falls.map(({ value }) => value)), high: 0 }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Plot
        label={drawing}
        range={range}
        span={span}
        format={axisPercent}
        height="h-52 md:h-64"
        cross={<Crosshair label={label} times={net.map(({ at }) => at)} answer={answer} />}
      >
        <Curve line={hold} look="reference" />
        <Curve line={net} />
      </Plot>
      <div>
        <p className="mb-2 text-14 text-text-2">{beside}</p>
        <Plot label={beside} range={apart} span={span} format={axisPercent} height="h-24">
          <Curve line={distance} />
        </Plot>
      </div>
      <div>
        <p className="mb-2 text-14 text-text-2">{drawdown}</p>
        <Plot label={drawdown} range={depth} span={span} lines={[0, depth.low]} format={axisPercent} height="h-18" ticks={dayTicks(span)}>
          <Band high={falls} low={falls.map(({ at }) => ({ at, value: 0 }))} className="fill-loss-wash stroke-loss" />
        </Plot>
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
        { key: 'at', head: t('charts.at'), card: 'title', cell: (row) => bareText(row.at) },
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
