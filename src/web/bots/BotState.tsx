/** Whether a bot trades now, in a glyph and a word; the reason stands beside it where it does not. */
import { useText } from '#web/locales/text.ts'
import { Chip } from '#web/ui/index.ts'
import type { Bot } from './bot-query.ts'

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
