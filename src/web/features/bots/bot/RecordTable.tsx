/** The tables of a bot's page: record, positions, trades. */

import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Bot, coinOf, priceText, useBotTrades, useFillColumns } from '#web/entities/bot/index.ts'
import { Card, EmptyState, join, Money, Pager, Percent, Table } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { usePages } from '#web/shared/screen/use-pages.ts'
import { PerformanceFigure } from '../PerformanceFigure.tsx'
import { type Line, lines, type Performance } from '../performance-words.ts'

export function RecordTable({ bot }: { bot: Bot }) {
  const t = useText()
  const parts = [
    ['since_release', bot.since_release],
    ['simulated', bot.simulated],
  ] as const
  const span = (record: Performance | null) =>
    record ? t('record.span', { from: unbroken(dateText(record.from)), to: unbroken(dateText(record.to)) }) : '–'
  const rows: readonly (Line | 'span')[] = ['span', ...lines.map(([line]) => line)]
  return (
    <Card title={t('record.title')}>
      <CompactTable
        label={t('record.label')}
        rows={rows}
        rowKey={(row) => row}
        columns={[
          {
            key: 'line',
            head: t('record.figure'),
            cell: (row) => (row === 'span' ? t('record.stretch') : t(`record.lines.${row}`)),
          },
          ...parts.map(([part, record]) => ({
            key: part,
            head: t(`record.${part}`),
            cell: (row: Line | 'span') => (row === 'span' ? span(record) : record ? <PerformanceFigure line={row} record={record} /> : '–'),
          })),
        ]}
      />
      {!bot.since_release && <p className="mt-3 text-14 text-text-2">{t('record.none_since_release')}</p>}
      <p className="mt-3 max-w-[72ch] text-14 text-text-3">{t('record.help')}</p>
      <p className="mt-1 max-w-[72ch] text-14 text-text-3">{t('record.simulated_help')}</p>
    </Card>
  )
}

/** A date stays on one line. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0')
}

/** Every fill of one bot, paged, and a download of all. */
export function BotFills({ version }: { version: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const page = useBotTrades(version, search.get('cursor') ?? undefined)
  const pages = usePages(page.data?.page.next_cursor)
  const columns = useFillColumns({ bot: false })
  return (
    <section aria-labelledby="fills" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fills" className="font-head text-20 font-bold">
          {t('bots.fills')}
        </h2>
        <CsvButton name="readBotTrades" ask={{ params: { version } }} />
      </div>
      <Table
        label={t('bots.fills_label', { version })}
        columns={columns}
        rows={page.data?.data ?? []}
        rowKey={(row) => row._id}
        state={page.data ? 'ready' : page.isError ? 'failed' : 'loading'}
        failed={
          <Failed bare title={t('bots.trades.failed')} error={page.error} onRetry={() => void page.refetch()} working={page.isFetching} />
        }
        empty={
          <EmptyState bare title={t('bots.trades.none')}>
            {t('bots.trades.none_help')}
          </EmptyState>
        }
        onRowClick={(row) => navigate(`/trades/${row._id}`)}
        footer={
          <Pager
            label={t('bots.trades.pages')}
            range={page.data?.page.total == null ? t('bots.trades.many') : t('bots.trades.total', { count: page.data.page.total })}
            previousLabel={t('bots.trades.newer')}
            nextLabel={t('bots.trades.older')}
            onPrevious={pages.newer}
            onNext={page.isPlaceholderData ? undefined : pages.older}
          />
        }
      />
    </section>
  )
}

/** A table of few columns that stays a table on narrow screens, since its figures are compared across and down. */
type CompactColumn<Row> = {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Hidden below 48em. */
  readonly wide?: boolean | undefined
}

type CompactTableProps<Row> = {
  readonly label: string
  readonly columns: readonly CompactColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** The first column names the row; the others are right-aligned. */
function CompactTable<Row>({ label, columns, rows, rowKey }: CompactTableProps<Row>) {
  const place = (at: number, wide: boolean | undefined) =>
    join('py-2 align-top', at > 0 ? 'ps-3 text-end tabular-nums' : 'text-start', wide && 'max-md:hidden')
  return (
    <table aria-label={label} className="w-full text-14">
      <thead>
        <tr className="border-b border-line-strong font-head text-12 text-text-2">
          {columns.map(({ key, head, wide }, at) => (
            <th key={key} scope="col" className={join(place(at, wide), 'font-semibold')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
            {columns.map(({ key, cell, wide }, at) =>
              at === 0 ? (
                <th key={key} scope="row" className={join(place(at, wide), 'font-normal text-text-2')}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={place(at, wide)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bot's positions at the last prices. A short position has a minus. */
export function Positions({ bot }: { bot: Pick<Bot, 'positions' | 'cash'> }) {
  const t = useText()
  return (
    <Card title={t('bots.positions.title')}>
      {bot.positions.length === 0 ? (
        <p className="pb-2 text-text-2">{t('bots.positions.none')}</p>
      ) : (
        <CompactTable
          label={t('bots.positions.label')}
          rows={bot.positions}
          rowKey={(row) => row.symbol}
          columns={[
            { key: 'coin', head: t('bots.positions.coin'), cell: (row) => coinOf(row.symbol) },
            { key: 'quantity', head: t('bots.positions.quantity'), cell: (row) => row.quantity.replace('-', '−') },
            { key: 'price', head: t('bots.positions.price'), wide: true, cell: (row) => (row.price ? priceText(row.price) : '–') },
            { key: 'share', head: t('bots.positions.share'), cell: (row) => <Percent value={row.share_percent.toFixed(2)} /> },
            { key: 'value', head: t('bots.positions.value'), cell: (row) => <Money value={row.value} /> },
          ]}
        />
      )}
      <p className="mt-1 flex justify-between gap-3 border-t border-line-strong pt-3 text-text-2">
        <span>{t('bots.positions.cash')}</span>
        <Money value={bot.cash} />
      </p>
    </Card>
  )
}
