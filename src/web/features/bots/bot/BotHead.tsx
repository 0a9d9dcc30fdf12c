/** A bot's rule in plain words, its paper, and the value of its book. */

import { type Bot, nameOf } from '#web/entities/bot/index.ts'
import { Card, Money, moneyText } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'

export function BotHead({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <Card title={t('record.story.rule')}>
      <p className="max-w-[72ch] text-16">
        <b className="font-medium">
          {nameOf(t, bot)} {bot.version}.
        </b>{' '}
        {ruleText(bot)}
      </p>
      {bot.halted_reason && <p className="mt-2 text-13 text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
      <p className="mt-2 max-w-[72ch] text-13 text-text-2">{t('bots.follows', { source: bot.source })}</p>
      <p className="mt-2 text-13 text-text-2">
        {bot.released_at ? t('bots.released', { at: momentText(bot.released_at) }) : t('bots.not_released')}
        {' · '}
        {bot.last_fill_at ? t('bots.last_fill', { at: momentText(bot.last_fill_at) }) : t('bots.trades.none')}
      </p>
      <p className="mt-2 text-13 text-text-2">
        {t('bots.value')} <Money value={bot.value} strong /> {t('bots.of_capital', { capital: moneyText(bot.capital) })}
      </p>
      <p className="mt-2 text-13 text-text-2">{t('bots.nobody')}</p>
    </Card>
  )
}

/** A bot's rule as text; it never changes within a version. */
function ruleText({ version, rule }: Pick<Bot, 'version' | 'rule'>): string {
  return noteText({ code: `bot_${version.replace('.', '_')}` }, rule)
}
