/** The shares of a bot's coins over time, stacked: the four largest by name, the others together. Short positions lie below zero; the rest is cash. */
import { type BotWeights, coinOf, useBotWeights } from '#web/entities/bot/index.ts'
import { Card, countText, ErrorState, join, Skeleton, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { axisPercent } from '#web/shared/chart/plot/axis-percent.ts'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { alongOf, apart, areaOf, type Place, type Range, shareOf, wholePercents } from '#web/shared/chart/plot/scale.ts'
import { dateText, utcText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

const FEWEST = 3
const NAMED = 4
const FILL = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5'] as const
const DOT = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const
/** Of the drawing's height: a line of text at 12px. */
const LABEL = 18 / 256

type Group = { readonly name: string; readonly shares: readonly number[] }

export function WeightsCard({ version }: { version: string }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useBotWeights(version)
  return (
    <Card title={t('record.weights.title')}>
      {data ? (
        data.points.length < FEWEST ? (
          <p className="text-text-2">{t('record.weights.few')}</p>
        ) : (
          <Weights weights={data} />
        )
      ) : isError ? (
        <ErrorState
          bare
          title={t('record.weights.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          working={isFetching}
          workingLabel={t('common.wait')}
        />
      ) : (
        <Skeleton height={340} />
      )}
    </Card>
  )
}

function Weights({ weights }: { weights: BotWeights }) {
  const t = useText()
  const { coins, points } = weights
  const groups = groupsOf(t, weights)
  const [from, to] = [Date.parse(points[0]?.at ?? ''), Date.parse(points.at(-1)?.at ?? '')]
  const ends = wholePercents([...groups.map(({ shares }) => shares.at(-1) ?? 0), points.at(-1)?.cash ?? 0])
  const names = [...groups.map(({ name }) => name), t('record.weights.cash')]
  const parts = names.map((name, n) => t('record.board.one', { name, percent: sharePercent(ends[n] ?? 0) }))
  const label = t('record.weights.drawing', { from: dateText(new Date(from)), to: dateText(new Date(to)), list: listText(parts) })
  const isShort = points.some(({ shares }) => shares.some((share) => share < 0))
  return (
    <>
      <ChartFrame
        own
        height="min-h-72"
        chart={<Stack groups={groups} times={points.map(({ at }) => Date.parse(at))} label={label} names={parts.slice(0, groups.length)} />}
        table={<WeightsTable weights={weights} />}
      />
      <p className="mt-3 text-13 text-text-2">
        {t('record.weights.equal', { percent: `${countText(Math.round(100 / coins.length))}%` })} {isShort && t('record.weights.short')}
      </p>
    </>
  )
}

/** `−7%` */
function sharePercent(value: number): string {
  return axisPercent(value).replace('+', '')
}

/** The largest first: by size at the end. */
function groupsOf(t: T, { coins, points }: BotWeights): Group[] {
  const last = points.at(-1)?.shares ?? []
  const order = coins.map((_, n) => n).sort((one, other) => Math.abs(last[other] ?? 0) - Math.abs(last[one] ?? 0))
  const seriesOf = (n: number) => points.map(({ shares }) => shares[n] ?? 0)
  const named = order.slice(0, NAMED).map((n) => ({ name: coinOf(coins[n] ?? ''), shares: seriesOf(n) }))
  const rest = order.slice(NAMED)
  if (rest.length === 0) return named
  const shares = points.map((point) => rest.reduce((sum, n) => sum + (point.shares[n] ?? 0), 0))
  return [...named, { name: t('record.weights.others', { count: rest.length }), shares }]
}

type StackProps = { groups: readonly Group[]; times: readonly number[]; label: string; names: readonly string[] }
type Edge = { readonly low: number; readonly high: number }

function Stack({ groups, times, label, names }: StackProps) {
  const edges = edgesOf(groups)
  const all = edges.flat()
  const range: Range = { low: Math.min(0, ...all.map(({ low }) => low)), high: Math.max(10, ...all.map(({ high }) => high)) }
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0]
  const placesOf = (own: readonly Edge[], side: keyof Edge): Place[] =>
    own.map((edge, n) => ({ x: alongOf(times[n] ?? 0, from, to), y: shareOf(edge[side], range) }))
  const middles = edges.map((own) => 1 - shareOf(((own.at(-1)?.low ?? 0) + (own.at(-1)?.high ?? 0)) / 2, range))
  return (
    <PlotFrame
      label={label}
      range={range}
      format={sharePercent}
      from={from}
      to={to}
      height="h-64"
      room="end-34"
      ends={<Names tops={apart(middles, LABEL)} names={names} />}
    >
      {edges.map((own, n) => (
        <path
          key={groups[n]?.name}
          d={areaOf(placesOf(own, 'high'), placesOf(own, 'low'))}
          className={join(FILL[n], 'stroke-surface-1')}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </PlotFrame>
  )
}

function Names({ tops, names }: { tops: readonly number[]; names: readonly string[] }) {
  return (
    <ul dir="ltr" aria-hidden="true" className="absolute inset-y-0 end-0 w-32 text-text">
      {names.map((name, n) => (
        <li key={name} style={{ top: `${(tops[n] ?? 0) * 100}%` }} className="num absolute flex -translate-y-1/2 items-center gap-2">
          <span className={join('size-2.5 flex-none rounded-1', DOT[n])} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Positive shares stack up from zero, negative ones down; a group that changes sign changes sides. */
function edgesOf(groups: readonly Group[]): Edge[][] {
  const count = groups[0]?.shares.length ?? 0
  const up = new Array<number>(count).fill(0)
  const down = new Array<number>(count).fill(0)
  return groups.map(({ shares }) =>
    shares.map((share, n) => {
      const side = share < 0 ? down : up
      const start = side[n] ?? 0
      side[n] = start + share
      return { low: Math.min(start, start + share), high: Math.max(start, start + share) }
    }),
  )
}

function WeightsTable({ weights: { coins, points } }: { weights: BotWeights }) {
  const t = useText()
  const shown = [points.at(-1), points[Math.floor(points.length / 2)], points[0]].filter((point) => point !== undefined)
  const rows = [
    ...coins.map((coin, n) => ({ name: coinOf(coin), of: (point: (typeof points)[number]) => point.shares[n] ?? 0 })),
    { name: t('record.weights.cash'), of: (point: (typeof points)[number]) => point.cash },
  ]
  return (
    <Table
      bare
      label={t('record.weights.table')}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'coin', head: t('bots.positions.coin'), card: 'title', cell: ({ name }) => name },
        ...shown.map((point) => ({
          key: point.at,
          head: utcText(point.at),
          align: 'right' as const,
          cell: ({ of }: (typeof rows)[number]) => <span className="num">{`${of(point).toFixed(2).replace('-', '−')}%`}</span>,
        })),
      ]}
    />
  )
}
