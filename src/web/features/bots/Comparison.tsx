/** All bots' results since release in one drawing, and holding the same coins dotted. Names are at the line ends where there is room. */
import { useState } from 'react'
import { type Bot, type BotCurve, nameOf, SourceTag, useBotCurves } from '#web/entities/bot/index.ts'
import { Card, ErrorState, Field, FilterTabs, join, Select, Skeleton } from '#web/kit/index.ts'
import { axisPercent } from '#web/shared/chart/index.ts'
import { Crosshair } from '#web/shared/chart/plot/Crosshair.tsx'
import { Curve, EndNames } from '#web/shared/chart/plot/marks.tsx'
import { dayTicks, Plot, PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import { type Line, rangeOf, spanOf } from '#web/shared/chart/plot/scale.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { isYoung } from './performance-words.ts'
import { type Curve as BotLines, curveOf, distanceOf, endText, MIN_POINTS, timesOf, valueAt } from './plot/curve.tsx'

type Look = { readonly line: string; readonly name: string }

/** In colour from 80em; below it, only the chosen bot is. A bot without a look does not compile. */
const LOOKS: Readonly<Record<BotCurve['version'], Look>> = {
  '1.0': { line: 'xl:stroke-chart-1', name: 'bg-chart-1' },
  '2.0': { line: 'xl:stroke-chart-2', name: 'bg-chart-2' },
  '4.0': { line: 'xl:stroke-chart-3', name: 'bg-chart-3' },
  '5.0': { line: 'xl:stroke-chart-4', name: 'bg-chart-4' },
  '7.0': { line: 'xl:stroke-chart-5', name: 'bg-chart-5' },
  '8.0': { line: 'xl:stroke-text', name: 'bg-text' },
}
const HOLD_LOOK = 'border-t-2 border-dotted border-text-2'
/** Of the drawing's height: a line of text at 12px. */
const LABEL = 18 / 288

export function Comparison({ bots }: { bots: readonly Bot[] }) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useBotCurves()
  const [first] = bots
  const old = bots.filter((bot) => !isYoung(bot))
  const curves = (data ?? []).filter(({ version }) => old.some((bot) => bot.version === version)).map(curveOf)
  return (
    <Card title={t('record.board.since_release')} aside={first && <SourceTag source={first.price_source} />}>
      {data ? (
        <Lines curves={curves} />
      ) : isError ? (
        <ErrorState
          bare
          title={t('record.board.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          working={isFetching}
          workingLabel={t('common.wait')}
        />
      ) : (
        <Skeleton height={288} />
      )}
    </Card>
  )
}

/** Each line as it is, or as its distance to holding, which is the zero line then. */
const views = ['result', 'distance'] as const

function asDistance(curve: BotLines): BotLines {
  return { ...curve, net: distanceOf(curve), hold: curve.hold.map(({ at }) => ({ at, value: 0 })) }
}

function Lines({ curves }: { curves: readonly BotLines[] }) {
  const t = useText()
  const [chosen, choose] = useState<BotCurve['version'] | null>(null)
  const [view, setView] = useState<(typeof views)[number]>('result')
  if (Math.max(0, ...curves.map(({ net }) => net.length)) < MIN_POINTS) return <p className="text-text-2">{t('record.board.few')}</p>
  const shown = view === 'result' ? curves : curves.map(asDistance)
  const ranked = [...shown].sort((one, other) => endOf(other.net) - endOf(one.net))
  const mine = shown.find(({ version }) => version === chosen) ?? ranked[0]
  if (!mine) return null
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <FilterTabs
        label={t('charts.view')}
        value={view}
        onChange={setView}
        tabs={views.map((value) => ({ value, label: t(`record.board.${value}`) }))}
      />
      <Chooser curves={ranked} value={mine.version} onChange={choose} />
      <Drawing curves={shown} ranked={ranked} mine={mine} />
    </div>
  )
}

type DrawingProps = { readonly curves: readonly BotLines[]; readonly ranked: readonly BotLines[]; readonly mine: BotLines }

function Drawing({ curves, ranked, mine }: DrawingProps) {
  const t = useText()
  const { hold } = mine
  const lines = [hold, ...curves.map(({ net }) => net)]
  const span = spanOf(lines)
  const range = rangeOf(lines.flatMap((line) => line.map(({ value }) => value)))
  const one = (name: string, line: Line) => t('record.board.one', { name, percent: endText(line) })
  const list = listText([...ranked.map((curve) => one(nameOf(t, curve), curve.net)), one(t('record.key.hold'), hold)])
  const answer = (at: number) => ({
    title: dateText(new Date(at)),
    values: [
      ...ranked.map((curve) => ({ name: nameOf(t, curve), text: valueAt(curve.net, at) })),
      { name: t('record.key.hold'), text: valueAt(hold, at), look: `w-3.5 ${HOLD_LOOK}` },
    ],
  })
  return (
    <>
      <Plot
        label={t('record.board.drawing', { from: dateText(new Date(span.from)), to: dateText(new Date(span.to)), list })}
        range={range}
        span={span}
        format={axisPercent}
        ticks={dayTicks(span)}
        height="h-64 md:h-72"
        room="end-0 xl:end-72"
        ends={<EndNames names={namesOf(t, curves, hold)} least={LABEL} className="hidden w-70 xl:block" />}
        cross={<Crosshair label={t('record.board.since_release')} times={timesOf(lines)} answer={answer} />}
      >
        {[...curves]
          .sort((one, other) => Number(one === mine) - Number(other === mine))
          .map((curve) => (
            <Curve
              key={curve.version}
              line={curve.net}
              className={join(
                'xl:[stroke-width:2] xl:opacity-100',
                curve === mine ? 'stroke-chart-1' : 'stroke-chart-5 opacity-60 [stroke-width:1]',
                LOOKS[curve.version].line,
              )}
            />
          ))}
        <Curve line={hold} look="reference" />
      </Plot>
      <PlotKey
        className="num xl:hidden"
        marks={[
          { look: 'h-0.5 w-4 bg-chart-1', label: one(nameOf(t, mine), mine.net) },
          { look: `w-4 ${HOLD_LOOK}`, label: one(t('record.key.hold'), hold) },
          { look: 'h-px w-4 bg-chart-5', label: t('record.board.others') },
        ]}
      />
    </>
  )
}

/** Beside the ends of the lines. */
function namesOf(t: T, curves: readonly BotLines[], hold: Line) {
  const one = (name: string, line: Line) => t('record.board.one', { name, percent: endText(line) })
  const bots = curves.map((curve) => ({
    text: one(nameOf(t, curve), curve.net),
    value: endOf(curve.net),
    look: `h-0.5 w-3.5 ${LOOKS[curve.version].name}`,
  }))
  return [...bots, { text: one(t('record.key.hold'), hold), value: endOf(hold), look: `w-3.5 ${HOLD_LOOK}` }]
}

function endOf(line: Line): number {
  return line.at(-1)?.value ?? 0
}

type ChooserProps = { curves: readonly BotLines[]; value: BotCurve['version']; onChange: (version: BotCurve['version']) => void }

function Chooser({ curves, value, onChange }: ChooserProps) {
  const t = useText()
  return (
    <Field label={t('record.board.chosen')} className="max-w-80 xl:hidden">
      <Select
        size="s"
        value={value}
        onChange={(event) => onChange(event.target.value as BotCurve['version'])}
        options={curves.map((curve) => ({ value: curve.version, label: nameOf(t, curve) }))}
      />
    </Field>
  )
}
