/** The platform's deposit wallets, by rank. */
import { useQuery } from '@tanstack/react-query'
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { type Column, EmptyState, Note, Table } from '#web/ui/index.ts'
import { Failed } from '../../app/states/Failed.tsx'

type Wallet = WireReplyOf<Api['listAdminWallets']>['data'][number]

export function Component() {
  const t = useText()
  const wallets = useQuery({
    queryKey: ['listAdminWallets'],
    queryFn: ({ signal }) => call('listAdminWallets', { signal }),
    select: (reply) => reply.data,
  })
  return (
    <>
      <h2 className="font-head text-16 font-bold">{t('admin.wallets.title', { count: wallets.data?.length ?? 0 })}</h2>
      <Note>{t('admin.wallets.sandbox')}</Note>
      <Table
        label={t('admin.wallets.table')}
        columns={useColumns()}
        rows={wallets.data ?? []}
        rowKey={(row) => row._id}
        state={wallets.data ? 'ready' : wallets.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('admin.wallets.failed')}
            error={wallets.error}
            onRetry={() => void wallets.refetch()}
            working={wallets.isFetching}
          />
        }
        empty={<EmptyState bare title={t('admin.wallets.none')} />}
      />
    </>
  )
}

function useColumns(): Column<Wallet>[] {
  const t = useText()
  return [
    { key: 'rank', head: t('admin.wallets.rank'), cell: (row) => <span className="num">{row.rank}</span> },
    { key: 'name', head: t('admin.wallets.name'), card: 'title', cell: (row) => <span className="font-medium">{row.name}</span> },
    { key: 'symbol', head: t('admin.wallets.symbol'), card: 'meta', cell: (row) => row.symbol },
    { key: 'network', head: t('admin.wallets.network'), cell: (row) => row.network },
    {
      key: 'address',
      head: t('admin.wallets.address'),
      cell: (row) => <span className="block max-w-[44ch] text-13 tabular-nums wrap-anywhere">{row.address}</span>,
    },
    {
      key: 'updated',
      head: t('admin.wallets.updated'),
      card: 'time',
      cell: (row) => <span className="num text-text-2">{row.updated_at.slice(0, 10)}</span>,
    },
  ]
}
