/** Whether a bot trades now, in a glyph and a word; the reason stands beside it where it does not. */

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
