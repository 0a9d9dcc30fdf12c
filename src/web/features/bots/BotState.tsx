/** Whether a bot trades now, as a glyph and a word. */

import type { Bot } from '#web/entities/bot/index.ts'
import { Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { isStarting } from './performance-words.ts'

export function BotState({ bot }: { bot: Pick<Bot, 'state' | 'halted_note'> }) {
  const t = useText()
  if (bot.state === 'running') return <Chip kind="success">{t('bots.running')}</Chip>
  if (isStarting(bot)) return <Chip kind="neutral">{t('bots.starting')}</Chip>
  return (
    <Chip kind="pending" icon="warning">
      {t('bots.halted')}
    </Chip>
  )
}
