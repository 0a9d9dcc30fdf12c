/** All bots' results since release in one drawing, and holding the same coins dotted. Names are at the line ends where there is room. */
import { useId, useState } from 'react'
import { type Bot, type BotCurve, nameOf, SourceTag, useBotCurves } from '#web/entities/bot/index.ts'
import { Card, ErrorState, Field, join, Select, Skeleton } from '#web/kit/index.ts'
import { axisPercent } from '#web/shared/chart/plot/axis-percent.ts'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { apart, pathOf, rangeOf, shareOf } from '#web/shared/chart/plot/scale.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Curve, curveOf, endText, type Line, MIN_POINTS, placesOf, spanOf } from './plot/curve.ts'
import { HoldPath } from './plot/HoldPath.tsx'
import { isYoung } from './record-age.ts'

/** In colour from 80em; below it, only the chosen bot is. */
const WIDE = ['xl:stroke-chart-1', 'xl:stroke-chart-2', 'xl:stroke-chart-3', 'xl:stroke-chart-4', 'xl:stroke-chart-5'] as const
const NAMED = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const
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

function Lines({ curves }: { curves: readonly Curve[] }) {
  const t = useText()
  const ranked = [...curves].sort((one, other) => endOf(other.net) - endOf(one.net))
  const [chosen, choose] = useState<BotCurve['version'] | null>(null)
  const [best] = ranked
  if (!best || Math.max(...curves.map(({ net }) => net.length)) < MIN_POINTS) return <p className="text-text-2">{t('record.board.few')}</p>
  const mine = curves.find(({ version }) => version === chosen) ?? best
  const hold = best.hold
  const lines = [hold, ...curves.map(({ net }) => net)]
  const span = spanOf(lines)
  const range = rangeOf(lines.flatMap((line) => line.map(({ value }) => value)))
  const one = (name: string, line: Line) => t('record.board.one', { name, percent: endText(line) })
  const list = listText([...ranked.map((curve) => one(nameOf(t, curve), curve.net)), one(t('record.key.hold'), hold)])
  const draw = (line: Line) => pathOf(placesOf(line, span, range))
  const ends = [...curves.map(({ net }) => net), hold].map((line) => 1 - shareOf(endOf(line), range))
  const names = [
    ...curves.map((curve, n) => ({ key: curve.version, look: NAMED[n], text: one(nameOf(t, curve), curve.net) })),
    { key: 'hold', look: undefined, text: one(t('record.key.hold'), hold) },
  ]
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <Chooser curves={ranked} value={mine.version} onChange={choose} />
      <PlotFrame
        label={t('record.board.drawing', { from: dateText(new Date(span.from)), to: dateText(new Date(span.to)), list })}
        range={range}
        format={axisPercent}
        {...span}
        height="h-64 md:h-72"
        room="end-0 xl:end-72"
        ends={<Ends places={ends} names={names} />}
      >
        <HoldPath d={draw(hold)} />
        {[...curves]
          .sort((one, other) => Number(one === mine) - Number(other === mine))
          .map((curve) => (
            <path
              key={curve.version}
              d={draw(curve.net)}
              vectorEffect="non-scaling-stroke"
              className={join(
                'fill-none xl:[stroke-width:2] xl:opacity-100',
                curve === mine ? 'stroke-chart-1 [stroke-width:2]' : 'stroke-chart-5 opacity-60 [stroke-width:1]',
                WIDE[curves.indexOf(curve)],
              )}
            />
          ))}
      </PlotFrame>
      <Key mine={one(nameOf(t, mine), mine.net)} hold={one(t('record.key.hold'), hold)} />
    </div>
  )
}

function endOf(line: Line): number {
  return line.at(-1)?.value ?? 0
}

type ChooserProps = { curves: readonly Curve[]; value: BotCurve['version']; onChange: (version: BotCurve['version']) => void }

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

/** The names at the line ends, moved apart. */
function Ends({ places, names }: { places: number[]; names: { key: string; look: string | undefined; text: string }[] }) {
  const tops = apart(places, LABEL)
  return (
    <ul aria-hidden="true" className="absolute inset-y-0 end-0 hidden w-70 text-text xl:block">
      {names.map(({ key, look, text }, n) => (
        <li
          key={key}
          style={{ top: `${(tops[n] ?? 0) * 100}%` }}
          className="num absolute flex -translate-y-1/2 items-center gap-2 whitespace-nowrap"
        >
          <span className={join('w-3.5', look ? `h-0.5 ${look}` : 'border-t-2 border-dotted border-text-2')} />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Below 80em. */
function Key({ mine, hold }: { mine: string; hold: string }) {
  const t = useText()
  const id = useId()
  const marks = [
    ['h-0.5 bg-chart-1', mine],
    ['border-t-2 border-dotted border-text-2', hold],
    ['h-px bg-chart-5', t('record.board.others')],
  ] as const
  return (
    <ul className="num flex flex-wrap gap-x-5 gap-y-1 text-13 text-text-2 xl:hidden">
      {marks.map(([look, text]) => (
        <li key={`${id} ${look}`} className="flex items-center gap-2">
          <span aria-hidden="true" className={join('w-4 flex-none', look)} />
          {text}
        </li>
      ))}
    </ul>
  )
}
