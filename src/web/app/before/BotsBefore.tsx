/** The bots with their rules; their records come with the app. */
import { lineUp } from '#trading/line-up/line-up'
import { BotCardFrame } from '#web/bots/BotCardFrame.tsx'
import { nameOf } from '#web/bots/bot-name.ts'
import { useText } from '#web/locales/text.ts'
import { Skeleton } from '#web/ui/index.ts'
import { BotBoard } from '../bots/BotBoard.tsx'

export function BotsBefore() {
  const t = useText()
  return (
    <BotBoard>
      {lineUp.map((bot) => (
        <BotCardFrame
          key={bot.version}
          version={bot.version}
          name={nameOf(t, bot)}
          rule={bot.says}
          facts={<Skeleton lines={3} height={18} />}
        >
          <Skeleton height={90} />
          <Skeleton height={82} />
        </BotCardFrame>
      ))}
    </BotBoard>
  )
}
