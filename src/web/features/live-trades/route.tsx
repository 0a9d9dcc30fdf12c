/** Every bot fill, newest first, by bot and pair; filters and page are in the URL. Public. */

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { botsQuery, fillTime, isQuiet, SourceTag, type Trade, tradesQuery, useFillColumns, useTrades } from '#web/entities/bot/index.ts'
import { useFills } from '#web/entities/market/index.ts'
import { Button, EmptyState, Live, Pager, Table } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { usePages } from '#web/shared/screen/use-pages.ts'
import { readTradeFilter, TradeFilters } from './TradeFilters.tsx'

/** The page and filters in the URL. */
function readParameters(search: URLSearchParams) {
  return { ...readTradeFilter(search), cursor: search.get('cursor') ?? undefined }
}

export const preload: Preload = (client, { search }) => prefetch(client, tradesQuery(readParameters(search)), botsQuery)

export function Component() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter = readTradeFilter(search)
  const page = useTrades(readParameters(search))
  const pages = usePages(page.data?.page.next_cursor)
  const columns = useFillColumns()
  const again = { onRetry: () => void page.refetch(), working: page.isFetching }
  const newest = pages.cursor ? undefined : page.data?.data[0]
  const news = useFillNews({ rows: pages.cursor ? undefined : page.data?.data, ...filter })
  const show = () => void page.refetch().then(news.forget)
  return (
    <>
      <p className="max-w-[72ch] text-text-2">{t('bots.trades.lead')}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TradeFilters />
        <CsvButton name="listTrades" ask={{ query: filter }} />
      </div>
      {page.data && <StaleNote error={page.error} at={page.dataUpdatedAt} {...again} />}
      <div className="flex min-h-9 flex-wrap items-center gap-3 text-14 text-text-2">
        {newest && <SourceTag source={newest.source} />}
        {newest && isQuiet(newest) && <span className="num">{t('bots.trades.quiet', { time: fillTime(newest.at) })}</span>}
        <Live>
          {news.count > 0 && (
            <Button variant="secondary" size="s" icon="refresh" onClick={show}>
              {t('bots.trades.news', { count: news.count })}
            </Button>
          )}
        </Live>
      </div>
      <Table
        label={t('bots.trades.label')}
        columns={columns}
        rows={page.data?.data ?? []}
        rowKey={(row) => row._id}
        state={page.data ? 'ready' : page.isError ? 'failed' : 'loading'}
        failed={<Failed bare title={t('bots.trades.failed')} error={page.error} {...again} />}
        empty={<None filtered={Boolean(filter.bot || filter.pair)} />}
        onRowClick={(row) => navigate(`/trades/${row._id}`)}
        footer={
          <Pager
            label={t('bots.trades.pages')}
            range={page.data && <Total total={page.data.page.total} />}
            previousLabel={t('bots.trades.newer')}
            nextLabel={t('bots.trades.older')}
            onPrevious={pages.newer}
            onNext={page.isPlaceholderData ? undefined : pages.older}
          />
        }
      />
      <p className="max-w-[72ch] text-14 text-text-3">{t('bots.trades.result_help')}</p>
    </>
  )
}

function None({ filtered }: { filtered: boolean }) {
  const t = useText()
  if (filtered) return <EmptyState bare title={t('bots.trades.none_found')} />
  return (
    <EmptyState bare title={t('bots.trades.none')}>
      {t('bots.trades.none_help')}
    </EmptyState>
  )
}

function Total({ total }: { total: number | null }) {
  const t = useText()
  return total === null ? t('bots.trades.many') : t('bots.trades.total', { count: total })
}

/**
 * Counts fills since the list was loaded and shows them on request, so that rows don't jump. After a stream break the newest fills are
 * fetched, because some may be missing.
 */
type VisibleFills = { readonly rows: readonly Trade[] | undefined; readonly bot: string; readonly pair: string }

/** Their number; call `forget` after the list was refetched. */
function useFillNews({ rows, bot, pair }: VisibleFills): { readonly count: number; readonly forget: () => void } {
  const [heard, setHeard] = useState<readonly Trade[]>([])
  const add = (fills: readonly Trade[]) =>
    setHeard((known) => [...known, ...fills.filter(({ _id }) => !known.some((fill) => fill._id === _id))])
  useFills({
    onFill: (fill) => add([fill]),
    onOpen: () => {
      call('readRecentTrades').then(
        ({ data }) => add(data),
        () => {},
      )
    },
  })
  const newest = rows?.[0]
  const isNews = (fill: Trade) =>
    (bot === '' || fill.bot === bot) &&
    (pair === '' || fill.pair === pair) &&
    !rows?.some(({ _id }) => _id === fill._id) &&
    (newest === undefined || fill.at >= newest.at)
  return { count: rows ? heard.filter(isNews).length : 0, forget: () => setHeard([]) }
}
