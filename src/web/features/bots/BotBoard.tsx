/** The bots compared: one drawing of all, then a row for each, the best result first. The newest fills of all bots are below. */
import type { ReactNode } from 'react'
import { type Bot, RecentTrades, useBotCurves } from '#web/entities/bot/index.ts'
import { Card, Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { Begin } from './Begin.tsx'
import { BotRow } from './BotRow.tsx'
import { Comparison } from './Comparison.tsx'
import { curveOf } from './plot/curve.ts'
import { PlotKey } from './plot/PlotKey.tsx'
import { isYoung } from './record-age.ts'

export function BotBoard({ bots }: { bots: readonly Bot[] }) {
  const { data } = useBotCurves()
  const recorded = bots.some((bot) => !isYoung(bot))
  return (
    <>
      <Begin young={recorded ? undefined : bots[0]} />
      {recorded && <Comparison bots={bots} />}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {recorded && <Key />}
        {ranked(bots).map((bot) => {
          const curve = data?.find(({ version }) => version === bot.version)
          return <BotRow key={bot.version} bot={bot} curve={data ? (curve ? curveOf(curve) : null) : undefined} alone={recorded} />
        })}
      </section>
    </>
  )
}

/** By the result since release; bots without a record keep their order, at the end. */
function ranked(bots: readonly Bot[]): Bot[] {
  const resultOf = (bot: Bot) => (isYoung(bot) ? undefined : bot.since_release?.net_percent) ?? Number.NEGATIVE_INFINITY
  return [...bots].sort((one, other) => (resultOf(one) === resultOf(other) ? 0 : resultOf(other) - resultOf(one)))
}

function Key() {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-13 text-text-2">
      <PlotKey marks={['net', 'hold', 'worst', 'past']} />
      <span>{t('record.key.sorted')}</span>
    </div>
  )
}

/** The screen's frame: what holds for all bots, and the newest fills. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <>
      {children}
      <Card title={t('bots.trades.recent')} aside={<Link render={<Go to="/live-trades" />}>{t('bots.trades.all')}</Link>}>
        <RecentTrades />
      </Card>
    </>
  )
}
