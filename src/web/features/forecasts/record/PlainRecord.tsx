/** How often the ranges were right, in one line and what to make of it; live days as soon as there are any, the backtest before. */
import { Card, countText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { OriginChip } from '../Figures.tsx'
import type { Coverage } from '../forecast-query.ts'
import { levelText } from '../words.ts'
import { emptyHelp, type RecordPairProps } from './RecordPair.tsx'

export function PlainRecord({ title, live, backtest, level, overview, coin }: RecordPairProps & { readonly title: string }) {
  const t = useText()
  const part = live.coverage.days > 0 ? 'live' : 'backtest'
  const { coverage, from, to } = part === 'live' ? live : backtest
  const waits = emptyHelp(t, { part: 'live', overview, coin })
  return (
    <Card title={title} aside={<OriginChip origin={part} />}>
      {coverage.days > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="num text-20 font-medium whitespace-normal">{rightText(t, coverage, level)}</p>
          <p className="max-w-[72ch] text-text-2">
            {judgeText(t, coverage, level)} {t('forecasts.plain.meaning', { level: levelText(level) })}
          </p>
          {from && to && (
            <p className="num text-14 whitespace-normal text-text-2">
              {t('forecasts.span', { from: dateText(from), to: dateText(to) })}. {t(`forecasts.part_help.${part}`)}
            </p>
          )}
          {part === 'backtest' && waits && <p className="text-14 text-text-2">{waits}</p>}
        </div>
      ) : (
        <p className="text-text-2">{waits || t('forecasts.empty.backtest_help')}</p>
      )}
    </Card>
  )
}

/** `Right on 325 of 365 days; 328 expected.` */
function rightText(t: T, { days, misses }: Coverage, level: number): string {
  return t('forecasts.plain.right', {
    inside: countText(days - misses),
    days: t('forecasts.days', { count: days }),
    expected: countText(Math.floor((days * level) / 100)),
  })
}

/** Of one coin, whether luck explains the difference (Kupiec); of all, whose days depend on each other, on which side it is. */
function judgeText(t: T, { days, misses, least, most }: Coverage, level: number): string {
  if (least !== null && most !== null)
    return t(misses < least ? 'forecasts.plain.wide' : misses > most ? 'forecasts.plain.narrow' : 'forecasts.plain.luck')
  return t(days - misses < Math.floor((days * level) / 100) ? 'forecasts.plain.fewer' : 'forecasts.plain.as_many')
}
