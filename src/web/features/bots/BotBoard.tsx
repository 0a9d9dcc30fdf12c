/** The bots compared: one drawing of all, then a row for each, the best result first. The newest fills of all bots are below. */
import { type ReactNode, Suspense } from 'react'
import { type Bot, RecentTrades, SourceTag, useBotCurves } from '#web/entities/bot/index.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, Card, Link, Skeleton } from '#web/kit/index.ts'
import { hourText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { BotRow } from './BotRow.tsx'
import { Comparison } from './Comparison.tsx'
import { ageText, isStarting, isYoung } from './performance-words.ts'
import { curveOf, MarkKey } from './plot/curve.tsx'

export function BotBoard({ bots }: { bots: readonly Bot[] }) {
  const { data } = useBotCurves()
  const recorded = bots.some((bot) => !isYoung(bot))
  return (
    <>
      <Begin young={recorded ? undefined : bots[0]} next_at={bots.flatMap(({ next_bar_at }) => next_bar_at ?? []).sort()[0]} />
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
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-14 text-text-2">
      <MarkKey marks={['net', 'hold', 'worst', 'past']} />
      <span>{t('record.key.sorted')}</span>
    </div>
  )
}

const OwnBots = lazyPart(async () => (await import('./own/OwnBots.tsx')).OwnBots)

/** The screen's frame: a member's own bots below the others, and the newest fills. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const is_member = useStoredUser() !== null
  return (
    <>
      {children}
      {is_member && (
        <Suspense fallback={<Skeleton height={160} />}>
          <OwnBots />
        </Suspense>
      )}
      <Card title={t('bots.trades.recent')} aside={<Link render={<Go to="/live-trades" />}>{t('bots.trades.all')}</Link>}>
        <RecentTrades />
      </Card>
    </>
  )
}

/** `young`: the first of the bots, if none of them has a record yet. `next_at`: when the next of them decides. */
function Begin({ young, next_at }: { young?: Bot | undefined; next_at?: string | undefined }) {
  const t = useText()
  if (!young) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[72ch] flex-[1_1_20rem] text-text-2">{t('bots.plans_note')}</p>
        <Steps />
      </div>
    )
  }
  return (
    <Card title={t('record.board.none_yet')} titleSize="l" aside={<SourceTag source={young.price_source} />}>
      <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-[72ch] flex-[1_1_20rem] gap-2 text-text-2">
          <p className="text-text">
            {ageText(t, young)} {t(young.simulated ? 'record.board.until_then' : 'record.board.soon')}{' '}
            {next_at && !isStarting(young) && t('record.board.next', { at: hourText(next_at) })}
          </p>
          {isStarting(young) && young.halted_reason && <p>{noteText(young.halted_note, young.halted_reason)}</p>}
          <p>{t('bots.plans_note')}</p>
        </div>
        <Steps />
      </div>
    </Card>
  )
}

function Steps() {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button icon="chart" render={<Go to="/live-trades" />}>
        {t('record.board.trades')}
      </Button>
      <Link render={<Go to="/bots/lab" />}>{t('record.board.test')}</Link>
      <Link render={<Go to="/forecasts" />}>{t('shell.forecasts')}</Link>
    </div>
  )
}
