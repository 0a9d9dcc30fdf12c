/** A member's own rules as live paper bots, below the operator's. */
import { useQuery } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { Button, Card, type Column, EmptyState, Link, Percent, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { ageText, isYoung } from '../performance-words.ts'
import { OwnState } from './OwnState.tsx'

type OwnBot = WireData<'listOwnBots'>[number]

export function OwnBots() {
  const t = useText()
  const bots = useQuery({ ...read('listOwnBots'), refetchInterval: MINUTE_MS })
  const rows = bots.data?.data ?? []
  const toLab = <Go to="/bots/lab" />
  return (
    <Card title={t('own_bots.title')} aside={rows.length > 0 && <Link render={toLab}>{t('own_bots.to_lab')}</Link>}>
      <Table
        bare
        label={t('own_bots.list')}
        rows={rows}
        rowKey={({ _id }) => _id}
        state={bots.isPending ? 'loading' : bots.isError && !bots.data ? 'failed' : 'ready'}
        failed={
          <Failed bare title={t('own_bots.failed')} error={bots.error} onRetry={() => void bots.refetch()} working={bots.isFetching} />
        }
        empty={
          <EmptyState
            title={t('own_bots.none')}
            action={
              <Button variant="secondary" render={toLab}>
                {t('own_bots.to_lab')}
              </Button>
            }
          >
            {t('own_bots.none_help')}
          </EmptyState>
        }
        columns={columnsOf(t)}
      />
    </Card>
  )
}

function columnsOf(t: T): Column<OwnBot>[] {
  const result = (bot: OwnBot, figure: 'net_percent' | 'hold_percent') =>
    isYoung(bot) || !bot.since_release ? '–' : <Percent value={bot.since_release[figure].toFixed(2)} tone="result" />
  return [
    {
      key: 'bot',
      head: t('own_bots.columns.bot'),
      card: 'title',
      cell: (bot) => (
        <span className="grid justify-items-start gap-0.5">
          <Link render={<Go to={`/bots/own/${bot._id}`} />}>{bot.name}</Link>
          {isYoung(bot) && bot.released_at && !bot.stopped_at && <span className="text-14 text-text-2">{ageText(t, bot)}</span>}
        </span>
      ),
    },
    { key: 'result', head: t('own_bots.columns.result'), align: 'right', card: 'figure', cell: (bot) => result(bot, 'net_percent') },
    { key: 'hold', head: t('own_bots.columns.hold'), align: 'right', cell: (bot) => result(bot, 'hold_percent') },
    { key: 'since', head: t('own_bots.columns.since'), card: 'time', cell: (bot) => momentText(bot.released_at ?? bot.started_at) },
    { key: 'state', head: t('own_bots.columns.state'), cell: (bot) => <OwnState bot={bot} /> },
  ]
}
