/**
 * The shares of a bot's coins over time, stacked: the four largest by name, the others together. Short positions lie below zero; the rest
 * is cash.
 */
import { type BotWeights, coinOf, useBotWeights } from '#web/entities/bot/index.ts'
import { Card, countText, ErrorState, Skeleton, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { wholePercents } from '#web/shared/chart/plot/scale.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { changes, type Group, ShareStack, sharePercent } from './ShareStack.tsx'

const MIN_POINTS = 3
const NAMED = 4

export function WeightsCard({ version }: { version: string }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useBotWeights(version)
  return (
    <Card title={t('record.weights.title')}>
      {data ? (
        data.points.length < MIN_POINTS ? (
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
  if (!changes(groups)) {
    return (
      <p className="text-text-2">
        {t('record.weights.same', { from: dateText(new Date(from)), to: dateText(new Date(to)), list: listText(parts) })}
      </p>
    )
  }
  const isShort = points.some(({ shares }) => shares.some((share) => share < 0))
  return (
    <>
      <ChartFrame
        own
        height="min-h-72"
        chart={
          <ShareStack groups={groups} times={points.map(({ at }) => Date.parse(at))} label={label} names={parts.slice(0, groups.length)} />
        }
        table={<WeightsTable weights={weights} />}
      />
      <p className="mt-3 text-14 text-text-2">
        {t('record.weights.equal', { percent: `${countText(Math.round(100 / coins.length))}%` })} {isShort && t('record.weights.short')}
      </p>
    </>
  )
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
          head: momentText(point.at),
          align: 'right' as const,
          cell: ({ of }: (typeof rows)[number]) => (
            <span translate="no" className="num">{`${of(point).toFixed(2).replace('-', '−')}%`}</span>
          ),
        })),
      ]}
    />
  )
}
