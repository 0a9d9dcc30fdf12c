/** The frame of the bot cards: an introduction, and the newest fills of all bots. */
import type { ReactNode } from 'react'
import { RecentTrades } from '#web/entities/bot/index.ts'
import { Button, Card, Link, Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'

export function BotBoard({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <>
      <div className="grid gap-4">
        <p className="max-w-[72ch] text-16 text-text-2">{t('bots.lead')}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon="transfer" render={<Go to="/live-trades" />}>
            {t('bots.trades.title')}
          </Button>
          <Button variant="secondary" icon="chart" render={<Go to="/bots/lab" />}>
            {t('lab.title')}
          </Button>
        </div>
        <Note kind="risk">{t('bots.plans_note')}</Note>
      </div>
      {children}
      <Card
        title={t('bots.trades.recent')}
        aside={<Link render={<Go to="/live-trades" />}>{t('bots.trades.all')}</Link>}
        className="max-w-3xl"
      >
        <RecentTrades />
      </Card>
    </>
  )
}
