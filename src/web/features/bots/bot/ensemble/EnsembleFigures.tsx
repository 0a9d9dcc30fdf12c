/** Regret beside its bound with its unit, what is held, and how often a forecast was known. */
import type { BotEnsemble } from '#web/entities/bot/index.ts'
import { countText, moneyText, percentText, Stat, StatStrip } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Point = BotEnsemble['points'][number]

const HUNDRED = 100

export function EnsembleFigures({ ensemble, last }: { ensemble: BotEnsemble; last: Point }) {
  const t = useText()
  const { learnt_from, learnt_bars, bars, bars_with_forecast, target_percent } = ensemble
  const ahead = last.regret_percent < 0
  const words = {
    bars: t('bot.ensemble.bars', { count: learnt_bars }),
    from: dateText(new Date(learnt_from)),
    regret: twoPlaces(Math.abs(last.regret_percent)),
    bound: twoPlaces(last.bound_percent),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StatStrip columns={4} bleed label={t('bot.ensemble.figures')}>
        <Stat label={t('bot.ensemble.regret')} figure={twoPlaces(last.regret_percent)} caption={t('bot.ensemble.log_growth')} />
        <Stat label={t('bot.ensemble.bound')} figure={twoPlaces(last.bound_percent)} caption={t('bot.ensemble.log_growth')} />
        <Stat
          label={t('bot.ensemble.held')}
          figure={twoPlaces(last.exposure_percent)}
          caption={t('bot.ensemble.held_without', { percent: twoPlaces(last.exposure_without_percent) })}
        />
        <Stat
          label={t('bot.ensemble.known')}
          figure={countText(bars_with_forecast)}
          caption={t('bot.ensemble.known_of', { count: bars })}
        />
      </StatStrip>
      <p className="num max-w-[80ch] text-14 whitespace-normal text-text-2">
        {t('bot.ensemble.make', { amount: moneyText((HUNDRED * Math.exp(-last.regret_percent / HUNDRED)).toFixed(2)) })}{' '}
        {ahead ? t('bot.ensemble.ahead', words) : t('bot.ensemble.behind', words)}{' '}
        {t('bot.ensemble.target', { percent: `${countText(target_percent)}%` })}
      </p>
    </div>
  )
}

export function twoPlaces(percent: number): string {
  return percentText(percent.toFixed(2))
}
