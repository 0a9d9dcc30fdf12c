/** Whether a bot trades now, as a glyph and a word, with the reason if it doesn't. */

import type { Bot } from '#web/entities/bot/index.ts'
import { Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function BotState({ bot }: { bot: Pick<Bot, 'state'> }) {
  const t = useText()
  return bot.state === 'running' ? (
    <Chip kind="success">{t('bots.running')}</Chip>
  ) : (
    <Chip kind="pending" icon="warning">
      {t('bots.halted')}
    </Chip>
  )
}
