/** The columns of a list of fills: a table where there is room, and two lines a fill where there is not. */
import { Link as RouterLink } from 'react-router'
import { type Column, Link, Money } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { botText } from './bot-name.ts'
import type { Trade } from './bot-query.ts'
import { FillResult } from './FillResult.tsx'
import { SourceTag } from './SourceTag.tsx'
import { fillTime, sideText, tradeLabel, whyText } from './trade-words.ts'

export function useFillColumns({ bot = true }: { readonly bot?: boolean } = {}): Column<Trade>[] {
  const t = useText()
  const columns: (Column<Trade> | false)[] = [
    {
      key: 'what',
      head: t('bots.trades.columns.what'),
      card: 'title',
      cell: (row) => <FillLink row={row} />,
    },
    {
      key: 'at',
      head: t('bots.trades.columns.at'),
      card: 'meta',
      cell: (row) => (
        <span translate="no" className="num text-text-2">
          {fillTime(row.at)}
        </span>
      ),
    },
    bot && {
      key: 'bot',
      head: t('bots.trades.columns.bot'),
      card: 'meta',
      cell: (row) => <BotLink row={row} />,
    },
    {
      key: 'amount',
      head: t('bots.trades.columns.amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money value={row.amount} />,
    },
    {
      key: 'fee',
      head: t('bots.trades.columns.fee'),
      align: 'right',
      card: 'meta',
      cell: (row) => <Fee row={row} />,
    },
    {
      key: 'result',
      head: t('bots.trades.columns.result'),
      align: 'right',
      card: 'figure',
      cell: (row) => <FillResult trade={row} />,
    },
    {
      key: 'source',
      head: t('bots.trades.columns.source'),
      card: 'none',
      cell: (row) => <SourceTag source={row.source} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

function FillLink({ row }: { row: Trade }) {
  const t = useText()
  return (
    <span className="grid justify-items-start gap-0.5">
      <Link render={<RouterLink to={`/trades/${row._id}`} />} aria-label={tradeLabel(t, row)}>
        {sideText(t, row)} {row.pair}
      </Link>
      {row.why !== null && <span className="max-w-[52ch] text-14 font-normal whitespace-normal text-text-2">{whyText(row)}</span>}
    </span>
  )
}

function BotLink({ row }: { row: Trade }) {
  const t = useText()
  return <Link render={<RouterLink to={`/bots/${row.bot}`} />}>{botText(t, row.bot)}</Link>
}

function Fee({ row }: { row: Trade }) {
  const t = useText()
  return (
    <>
      <span className="lg:hidden">{t('bots.trades.fee', { fee: '' })}</span>
      <Money value={row.fee} className="text-text-2" />
    </>
  )
}
