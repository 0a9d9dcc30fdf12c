/**
 * Inside bot 8.0: how far it is behind its best rule beside what AdaHedge allows, its rules' weights, and its result without the forecasts.
 */

import { type Bot, type BotEnsemble, nameOf, useBotEnsemble } from '#web/entities/bot/index.ts'
import { Card, Skeleton, Table } from '#web/kit/index.ts'
import { ChartFrame } from '#web/shared/chart/index.ts'
import { wholePercents } from '#web/shared/chart/plot/scale.ts'
import { bareText, dateText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { changes, ShareStack, sharePercent } from '../ShareStack.tsx'
import { Comparison } from './Comparison.tsx'
import { EnsembleFigures, type Point, twoPlaces } from './EnsembleFigures.tsx'

const MIN_POINTS = 3
/** Percent that are shown as 100%: one rule alone is no drawing. */
const WHOLE = 99.95

export function EnsembleCard({ version }: { version: string }) {
  const t = useText()
  const { data, error, isError, isFetching, refetch } = useBotEnsemble(version)
  return (
    <Card title={t('bot.ensemble.title')} aside={<CsvButton name="readBotEnsembleHistory" ask={{ params: { version } }} />}>
      <p className="-mt-2 mb-4 max-w-[72ch] text-text-2">{t('bot.ensemble.lead')}</p>
      {data ? (
        <Inside ensemble={data} />
      ) : data === null ? (
        <p className="text-text-2">{t('bot.ensemble.few')}</p>
      ) : isError ? (
        <Failed bare title={t('bot.ensemble.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
      ) : (
        <Skeleton height={560} />
      )}
    </Card>
  )
}

function Inside({ ensemble }: { ensemble: BotEnsemble }) {
  const t = useText()
  const last = ensemble.points.at(-1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {last && <EnsembleFigures ensemble={ensemble} last={last} />}
      {ensemble.points.length < MIN_POINTS ? (
        <p className="text-text-2">{t('bot.ensemble.few')}</p>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-2 [&>*]:min-w-0">
          <RuleWeights points={ensemble.points} />
          <Comparison ensemble={ensemble} />
        </div>
      )}
    </div>
  )
}

/** AdaHedge's weights of the four rules over time, by the bots that follow them. */
const rules = [
  { version: '1.0', share: 'share_1_0' },
  { version: '2.0', share: 'share_2_0' },
  { version: '4.0', share: 'share_4_0' },
  { version: '5.0', share: 'share_5_0' },
] as const satisfies readonly { readonly version: Bot['version']; readonly share: keyof Point }[]

function RuleWeights({ points }: { points: readonly Point[] }) {
  const t = useText()
  const times = points.map(({ at }) => Date.parse(at))
  const groups = rules.map(({ version, share }) => ({ name: version, shares: points.map((point) => point[share]) }))
  const ends = wholePercents(groups.map(({ shares }) => shares.at(-1) ?? 0))
  const texts = rules.map((rule, n) => t('record.board.one', { name: nameOf(t, rule), percent: sharePercent(ends[n] ?? 0) }))
  const names = rules.map(({ version }, n) =>
    t('record.board.one', { name: t('record.board.version', { version }), percent: sharePercent(ends[n] ?? 0) }),
  )
  const span = { from: dateText(new Date(times[0] ?? 0)), to: dateText(new Date(times.at(-1) ?? 0)) }
  const only = rules.find(({ share }) => points.every((point) => point[share] >= WHOLE))
  if (only) {
    return (
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="text-16 font-medium">{t('bot.ensemble.weights')}</h3>
        <p className="max-w-[72ch] text-text-2">
          {t('bot.ensemble.one_rule', { bot: t('bots.trades.bot', { name: nameOf(t, only), version: only.version }) })}
        </p>
      </section>
    )
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-16 font-medium">{t('bot.ensemble.weights')}</h3>
      {changes(groups) ? (
        <ChartFrame
          own
          height="min-h-72"
          chart={
            <ShareStack
              groups={groups}
              times={times}
              label={t('bot.ensemble.weights_drawing', { ...span, list: listText(texts) })}
              names={names}
            />
          }
          table={<WeightsTable points={points} />}
        />
      ) : (
        <p className="text-text-2">{t('record.weights.same', { ...span, list: listText(texts) })}</p>
      )}
      <p className="text-14 text-text-2">
        {listText(rules.map((rule) => t('bots.trades.bot', { name: nameOf(t, rule), version: rule.version })))}
      </p>
    </section>
  )
}

function WeightsTable({ points }: { points: readonly Point[] }) {
  const t = useText()
  return (
    <Table
      bare
      label={t('bot.ensemble.table')}
      rows={points.toReversed()}
      rowKey={({ at }) => at}
      columns={[
        { key: 'at', head: t('charts.at'), card: 'title', cell: ({ at }) => bareText(at) },
        ...rules.map(({ version, share }) => ({
          key: share,
          head: version,
          align: 'right' as const,
          cell: (point: Point) => (
            <span translate="no" className="num">
              {twoPlaces(point[share])}
            </span>
          ),
        })),
        {
          key: 'exposure',
          head: t('bot.ensemble.exposure'),
          align: 'right',
          cell: ({ exposure_percent }) => (
            <span translate="no" className="num">
              {twoPlaces(exposure_percent)}
            </span>
          ),
        },
      ]}
    />
  )
}
