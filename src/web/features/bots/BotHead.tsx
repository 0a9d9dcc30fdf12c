/** A bot's rule, paper, state and book value. */

import { type Bot, nameOf, SourceTag } from '#web/entities/bot/index.ts'
import { Card, Money, moneyText, Stat, StatStrip } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { BotState } from './BotState.tsx'
import { PerformanceFigure } from './PerformanceFigure.tsx'
import { ruleText } from './rule-text.ts'

export function BotHead({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <Card title={`${bot.version} ${nameOf(t, bot)}`} titleSize="l" aside={<BotState bot={bot} />}>
      <p className="max-w-[72ch] text-16">{ruleText(bot)}</p>
      {bot.halted_reason && <p className="mt-2 text-13 text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
      <p className="mt-2 max-w-[72ch] text-13 text-text-2">{t('bots.follows', { source: bot.source })}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-13 text-text-2">
        <SourceTag source={bot.price_source} />
        <span>{bot.released_at ? t('bots.released', { at: momentText(bot.released_at) }) : t('bots.not_released')}</span>
      </p>
      <StatStrip bleed columns={5} label={t('bots.figures')} className="mt-4">
        <Stat
          label={t('bots.value')}
          figure={<Money value={bot.value} />}
          caption={t('bots.of_capital', { capital: moneyText(bot.capital) })}
        />
        {(['net', 'hold', 'crp', 'max_drawdown'] as const).map((line) => (
          <Stat
            key={line}
            label={t(`record.lines.${line}`)}
            state={bot.since_release ? 'ready' : 'unknown'}
            figure={bot.since_release && <PerformanceFigure line={line} record={bot.since_release} />}
            caption={t('record.since_release')}
          />
        ))}
      </StatStrip>
      <p className="mt-4 text-13 text-text-2">{t('bots.nobody')}</p>
    </Card>
  )
}
