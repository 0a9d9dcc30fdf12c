/** The bots with their rules; their records come with the app. */
import { lineUp } from '#trading/line-up/line-up'
import { nameOf } from '#web/entities/bot/index.ts'
import { BotBoard } from '#web/features/bots/BotBoard.tsx'
import { BotCardFrame } from '#web/features/bots/BotCardFrame.tsx'
import { Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

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
