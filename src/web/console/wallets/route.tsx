/** The platform's deposit wallets, by rank. */
import { useEffect } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Button, type Column, EmptyState, Link, Note, Table, toast, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { CsvButton } from '#web/shared/screen/CsvButton.tsx'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type AdminWallet, useAdminWallets } from './queries.ts'
import { WalletIcon } from './WalletIcon.tsx'

export function Component() {
  const t = useText()
  const rules = useHasRole('administrator')
  const wallets = useAdminWallets()
  useMissingId()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-head text-16 font-bold">{t('admin.wallets.title', { count: wallets.data?.length ?? '–' })}</h2>
        <div className="flex flex-wrap gap-3">
          <CsvButton name="listAdminWallets" />
          {rules && (
            <Button size="s" icon="plus" render={<RouterLink to="/admin/wallets/new" />}>
              {t('wallets.new')}
            </Button>
          )}
        </div>
      </div>
      <Note>{t('admin.wallets.sandbox')}</Note>
      <Table
        tableFrom="md"
        label={t('admin.wallets.table')}
        columns={useColumns(rules)}
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
        empty={
          <EmptyState bare title={t('admin.wallets.none')}>
            {t('wallets.none_help')}
          </EmptyState>
        }
      />
    </>
  )
}

/** `/admin/wallets/` is a wallet's URL without its id. */
function useMissingId(): void {
  const t = useText()
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname.endsWith('/')) toast.error(t('wallets.no_id'), undefined, 'wallet-id')
  }, [pathname, t])
}

/** Columns of the deposit wallet list. */
function useColumns(rules: boolean): Column<AdminWallet>[] {
  const t = useText()
  const edit: Column<AdminWallet> = {
    key: 'edit',
    head: t('wallets.edit'),
    hideHead: true,
    align: 'right',
    card: 'actions',
    cell: ({ _id, name }) => (
      <Button variant="secondary" size="s" render={<RouterLink to={`/admin/wallets/${_id}`} />}>
        {t('wallets.edit')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    ),
  }
  return [
    {
      key: 'rank',
      head: t('admin.wallets.rank'),
      cell: (row) => (
        <span translate="no" className="num">
          {row.rank}
        </span>
      ),
    },
    { key: 'icon', head: t('wallets.icon'), card: 'none', cell: (row) => <WalletIcon wallet={row} />, width: '3.5rem' },
    { key: 'name', head: t('admin.wallets.name'), card: 'title', width: '9rem', cell: (row) => <Name wallet={row} /> },
    {
      key: 'address',
      head: t('admin.wallets.address'),
      cell: (row) => <span className="block max-w-[60ch] min-w-[18ch] text-14 tabular-nums wrap-anywhere">{row.address}</span>,
    },
    { key: 'network', head: t('admin.wallets.network'), cell: (row) => row.network },
    { key: 'symbol', head: t('admin.wallets.symbol'), card: 'meta', cell: (row) => row.symbol },
    {
      key: 'updated',
      head: t('admin.wallets.updated'),
      card: 'time',
      cell: (row) => (
        <span translate="no" className="num text-text-2">
          {row.updated_at.slice(0, 10)}
        </span>
      ),
    },
    ...(rules ? [edit] : []),
  ]
}

/** On a card with its picture, which the table has in its own column; a pending change is below. */
function Name({ wallet }: { wallet: AdminWallet }) {
  const t = useText()
  return (
    <span className="flex items-center gap-3">
      <span className="md:hidden">
        <WalletIcon wallet={wallet} />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <Link render={<RouterLink to={`/admin/wallets/${wallet._id}`} />} className="wrap-anywhere">
          {wallet.name}
        </Link>
        {wallet.waiting_change && <span className="text-14 font-normal text-text-2">{t('admin.users.waits')}</span>}
      </span>
    </span>
  )
}
