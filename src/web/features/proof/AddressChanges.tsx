/** The public log of deposit address changes. */

import type { WireData } from '#contract/routes'
import { type Column, EmptyState, Table } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

type WalletChange = WireData<'listWalletChanges'>[number]

export const addressChangesQuery = read('listWalletChanges')

export function AddressChanges() {
  const t = useText()
  const log = useData(addressChangesQuery)
  return (
    <>
      <p className="max-w-[60ch] text-text-2">{t('proof.addresses.lead')}</p>
      <Table
        label={t('proof.addresses.title')}
        columns={useColumns()}
        rows={log.data ?? []}
        rowKey={(row) => row._id}
        state={log.data ? 'ready' : log.isError ? 'failed' : 'loading'}
        failed={
          <Failed bare title={t('proof.addresses.failed')} error={log.error} onRetry={() => void log.refetch()} working={log.isFetching} />
        }
        empty={
          <EmptyState bare title={t('proof.addresses.none')}>
            {t('proof.addresses.none_help')}
          </EmptyState>
        }
      />
    </>
  )
}

function useColumns(): Column<WalletChange>[] {
  const t = useText()
  return [
    {
      key: 'at',
      head: t('proof.addresses.at'),
      card: 'time',
      cell: ({ at }) => <span className="num whitespace-nowrap text-text-2">{realMomentText(at)}</span>,
    },
    {
      key: 'wallet',
      head: t('proof.addresses.wallet'),
      card: 'title',
      cell: ({ name, kind }) => (
        <span className="grid">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-14 font-normal text-text-2">{t(`proof.addresses.kinds.${kind}`)}</span>
        </span>
      ),
    },
    {
      key: 'what',
      head: t('proof.addresses.what'),
      cell: (row) => (
        <span className="grid max-w-[60ch] gap-1 text-14 tabular-nums wrap-anywhere">
          {row.former_address && <del className="text-text-2">{placeText(row.former_symbol, row.former_network, row.former_address)}</del>}
          {row.address && <span>{placeText(row.symbol, row.network, row.address)}</span>}
        </span>
      ),
    },
    {
      key: 'from',
      head: t('proof.addresses.from'),
      cell: ({ in_force_at }) => <span className="num whitespace-nowrap">{realMomentText(in_force_at)}</span>,
    },
    {
      key: 'by',
      head: t('proof.addresses.by'),
      align: 'right',
      cell: ({ administrators }) => (
        <span translate="no" className="num">
          {administrators}
        </span>
      ),
    },
  ]
}

function placeText(symbol: string | null, network: string | null, address: string): string {
  return `${symbol} (${network}) ${address}`
}
