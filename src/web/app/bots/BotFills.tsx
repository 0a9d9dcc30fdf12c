/** Every fill of one bot, by page, and all of them as a file. */
import { useNavigate, useSearchParams } from 'react-router'
import { useBotTrades } from '#web/bots/bot-query.ts'
import { useFillColumns } from '#web/bots/fill-columns.tsx'
import { useText } from '#web/locales/text.ts'
import { EmptyState, Pager, Table } from '#web/ui/index.ts'
import { CsvButton } from '../files/CsvButton.tsx'
import { Failed } from '../states/Failed.tsx'
import { usePages } from '../states/use-pages.ts'

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
