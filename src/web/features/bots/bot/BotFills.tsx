/** Every fill of one bot, paged, and a download of all. */
import { useNavigate, useSearchParams } from 'react-router'
import { useBotTrades, useFillColumns } from '#web/entities/bot/index.ts'
import { EmptyState, Pager, Table } from '#web/kit/index.ts'
import { usePages } from '#web/shared/call/use-pages.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'

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
