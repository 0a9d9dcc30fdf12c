/**
 * Coverage as a whole and by forecast volatility, then the direction's hit rate: each a dot on a scale, beside the band in which luck would
 * lie.
 */
import { countText, decimalText, join } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { ForecastRecord } from '../forecast-query.ts'
import { shareText } from '../words.ts'
import { type Band, type BandScale, coverageBand, directionBand, scaleAround } from './band.ts'

const TERCILES = ['calm', 'middle', 'wild'] as const

export function BandRows({ record, level }: { record: ForecastRecord; level: number }) {
  const t = useText()
  const { coverage, terciles, direction } = record
  const covered = [coverage, ...terciles].map(coverageBand)
  const scale = scaleAround(covered, level)
  const hit = directionBand(direction)
  return (
    <ul className="grid gap-3">
      {covered.map((band, n) => {
        const row = n === 0 ? 'all' : (TERCILES[n - 1] ?? 'wild')
        return (
          <Row key={row} name={t(`forecasts.record.rows.${row}`)} band={band} scale={scale} aim={level} text={missText(t, band, level)} />
        )
      })}
      <li className="border-t border-line pt-3">
        <Row
          as="div"
          name={t('forecasts.record.rows.direction')}
          band={hit}
          scale={scaleAround([hit], 50)}
          aim={50}
          text={`${hitText(t, hit)} ${t('forecasts.record.direction_help')}`}
        />
      </li>
    </ul>
  )
}

/** With how far the share is from the aim, and what luck alone gives. */
function missText(t: T, { days, count, least, most, percent }: Band, level: number): string {
  const missed = t('forecasts.record.missed', { count: countText(count), days: daysText(t, days) })
  const apart = Math.round(((percent ?? level) - level) * 100) / 100
  const text = apart < 0 ? `${missed} ${t('forecasts.record.short', { points: decimalText(-apart, 2) })}` : missed
  return least === null || most === null ? text : `${text} ${luckText(t, least, most)}`
}

function hitText(t: T, { days, count, least, most }: Band): string {
  const text = t('forecasts.record.hits', { count: countText(count), days: daysText(t, days) })
  return least === null || most === null ? text : `${text} ${luckText(t, least, most)}`
}

function luckText(t: T, least: number, most: number): string {
  return t('forecasts.record.luck', { least: countText(least), most: countText(most) })
}

function daysText(t: T, count: number): string {
  return t('forecasts.days', { count })
}

type RowProps = {
  readonly name: string
  readonly band: Band
  readonly scale: BandScale
  readonly aim: number
  readonly text: string
  readonly as?: 'li' | 'div'
}

function Row({ name, band, scale, aim, text, as: Tag = 'li' }: RowProps) {
  const t = useText()
  const { percent, from, to } = band
  const is_outside = percent !== null && from !== null && to !== null && (percent < from || percent > to)
  return (
    <Tag className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{name}</span>
        <span className="num font-medium">
          {is_outside && <span className="me-2 text-14 font-normal text-loss">{t('forecasts.record.outside')}</span>}
          {shareText(percent)}
        </span>
      </p>
      {percent !== null && <Drawing percent={percent} from={from} to={to} scale={scale} aim={aim} is_outside={is_outside} />}
      <p className="text-14 text-text-2">{text}</p>
    </Tag>
  )
}

type DrawingProps = Pick<Band, 'from' | 'to'> & {
  readonly percent: number
  readonly scale: BandScale
  readonly aim: number
  readonly is_outside: boolean
}

/** The text beside it says the same. */
function Drawing({ percent, from, to, scale, aim, is_outside }: DrawingProps) {
  const along = (value: number) => `${Math.min(100, Math.max(0, ((value - scale.low) / (scale.high - scale.low)) * 100))}%`
  return (
    <span dir="ltr" aria-hidden="true" className="relative mx-1.5 block h-4">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-control" />
      {from !== null && to !== null && (
        <span
          style={{ insetInlineStart: along(from), insetInlineEnd: `calc(100% - ${along(to)})` }}
          className="absolute inset-y-0.5 border-x border-line-control bg-surface-3"
        />
      )}
      <span style={{ insetInlineStart: along(aim) }} className="absolute inset-y-0 w-px bg-text-2" />
      <span
        style={{ insetInlineStart: along(percent) }}
        className={join(
          'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 border-2',
          is_outside ? 'rotate-45 border-loss bg-loss' : 'rounded-full border-chart-1 bg-surface-1',
        )}
      />
    </span>
  )
}
