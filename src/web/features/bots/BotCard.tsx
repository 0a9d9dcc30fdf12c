/** One bot: its rule, whether it trades, its record and, kept apart, its simulated history. */

import { type Bot, nameOf, SourceTag } from '#web/entities/bot/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { BotCardFrame } from './BotCardFrame.tsx'
import { BotState } from './BotState.tsx'
import { RecordStrip } from './RecordStrip.tsx'
import { ruleText } from './rule-text.ts'

export function BotCard({ bot }: { bot: Bot }) {
  const t = useText()
  return (
    <BotCardFrame
      version={bot.version}
      name={nameOf(t, bot)}
      rule={ruleText(bot)}
      aside={<BotState bot={bot} />}
      facts={
        <>
          {bot.halted_reason && <p className="text-13 text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
          <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
            <SourceTag source={bot.price_source} />
            <span>{bot.released_at ? t('bots.released', { at: momentText(bot.released_at) }) : t('bots.not_released')}</span>
          </p>
          <p className="text-13 text-text-2">
            {bot.last_fill_at ? t('bots.last_fill', { at: momentText(bot.last_fill_at) }) : t('bots.trades.none')}
          </p>
        </>
      }
    >
      <RecordStrip part="since_release" record={bot.since_release} />
      <RecordStrip part="simulated" record={bot.simulated} />
    </BotCardFrame>
  )
}
