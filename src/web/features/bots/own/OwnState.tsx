/** Whether an own bot trades: also before its first price, and once it has stopped. */
import type { WireData } from '#contract/routes'
import { Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { BotState } from '../BotState.tsx'

export function OwnState({ bot }: { bot: Pick<WireData<'listOwnBots'>[number], 'state' | 'halted_note' | 'released_at'> }) {
  const t = useText()
  if (bot.state === 'stopped') return <Chip kind="neutral">{t('own_bots.stopped')}</Chip>
  if (bot.state === 'running' && bot.released_at === null) return <Chip kind="neutral">{t('own_bots.starting')}</Chip>
  return <BotState bot={{ state: bot.state, halted_note: bot.halted_note }} />
}
