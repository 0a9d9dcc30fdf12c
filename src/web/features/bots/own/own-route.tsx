/** One of a member's own bots: its result against holding since its release, its rule, its trades, and how to stop it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import type { WireData } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { SourceTag, sideText } from '#web/entities/bot/index.ts'
import { Breadcrumb, Button, Card, ConfirmDialog, Money, Skeleton } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { read } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { SixFigures } from '../bot/BotHead.tsx'
import { headOf } from '../bot/BotStory.tsx'
import { EquityPanels } from '../bot/EquityPanels.tsx'
import { ReasonList } from '../bot/Reasons.tsx'
import { Positions } from '../bot/RecordTable.tsx'
import { isYoung } from '../performance-words.ts'
import { MIN_POINTS } from '../plot/curve.tsx'
import { OwnState } from './OwnState.tsx'

type OwnBot = WireData<'readOwnBot'>

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const bot = useQuery({ ...read('readOwnBot', { params: { id } }), refetchInterval: MINUTE_MS })
  const data = bot.data?.data
  return (
    <>
      <Breadcrumb
        label={t('fill.trail')}
        trail={[{ label: t('bots.all'), href: '/bots', render: <RouterLink to="/bots" /> }]}
        current={data?.name ?? t('own_bots.title')}
      />
      {data && <Whole bot={data} />}
      {bot.isPending && <Skeleton width="100%" height={320} />}
      {bot.isError &&
        !data &&
        (isAbsent(bot.error) ? (
          <NotFound own title={t('own_bots.not_found')} back={t('own_bots.back')} to="/bots">
            {t('own_bots.not_found_help')}
          </NotFound>
        ) : (
          <Failed title={t('own_bots.failed_one')} error={bot.error} onRetry={() => void bot.refetch()} working={bot.isFetching} />
        ))}
    </>
  )
}

function Whole({ bot }: { bot: OwnBot }) {
  const t = useText()
  return (
    <>
      <Story bot={bot} />
      <SixFigures bot={bot} />
      <Card title={t('own_bots.rule')}>
        <code translate="no" dir="ltr" className="block text-start font-sans whitespace-pre-wrap wrap-anywhere">
          {bot.program}
        </code>
      </Card>
      {bot.book && <Positions bot={bot.book} />}
      <Fills trades={bot.trades} />
    </>
  )
}

function Story({ bot }: { bot: OwnBot }) {
  const t = useText()
  const shown = !isYoung(bot) && bot.equity.length >= MIN_POINTS
  const label = t('own_bots.equity', { name: bot.name })
  return (
    <Card title={headOf(t, bot)} titleSize="l">
      <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
        {t(`own_bots.about.${bot.interval}`)}.
        <SourceTag source={bot.price_source} />
        <OwnState bot={bot} />
      </p>
      <div className="grid max-w-[72ch] gap-2 text-text-2">
        <p>{t('own_bots.only_you')}</p>
        {bot.halted_reason && <p className="text-warn">{noteText(bot.halted_note, bot.halted_reason)}</p>}
        {bot.stopped_at && <p>{t('own_bots.stopped_at', { at: momentText(bot.stopped_at) })}</p>}
        {bot.book && (
          <p>
            {t('bots.value')} <Money value={bot.book.value} strong />
          </p>
        )}
      </div>
      {shown && (
        <div className="mt-4">
          <EquityPanels points={bot.equity} label={label} drawing={label} />
        </div>
      )}
      {!bot.stopped_at && <Stop bot={bot} />}
    </Card>
  )
}

function Stop({ bot }: { bot: OwnBot }) {
  const t = useText()
  const [asked, ask] = useState(false)
  const stop = useAction({
    act: (call) => call('stopOwnBot', { params: { id: bot._id } }),
    refetch: ['listOwnBots', 'readOwnBot'],
    errors: 'toast',
    onSettled: () => ask(false),
  })
  return (
    <>
      <Button acts variant="secondary" size="s" className="mt-4" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t('own_bots.stop')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={ask}
        about={bot._id}
        title={t('own_bots.stop_title', { name: bot.name })}
        confirmLabel={t('own_bots.stop')}
        cancelLabel={t('common.cancel')}
        working={stop.working}
        workingLabel={t('common.wait')}
        onConfirm={() => stop.run()}
      >
        {t('own_bots.stop_text')}
      </ConfirmDialog>
    </>
  )
}

function Fills({ trades }: Pick<OwnBot, 'trades'>) {
  const t = useText()
  return (
    <Card title={t('own_bots.fills')}>
      {trades.length === 0 && <p className="text-text-2">{t('own_bots.no_fills')}</p>}
      <ReasonList
        trades={trades}
        nameOf={(trade) => (
          <span className="font-medium">
            {sideText(t, trade)} {trade.pair}
          </span>
        )}
      />
    </Card>
  )
}
