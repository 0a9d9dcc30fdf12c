/** Columns of the deposit wallet list. */
import { Link as RouterLink } from 'react-router'
import { Button, type Column, Link, VisuallyHidden } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminWallet } from './queries.ts'
import { WalletIcon } from './WalletIcon.tsx'

export function useColumns(rules: boolean): Column<AdminWallet>[] {
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
    { key: 'rank', head: t('admin.wallets.rank'), cell: (row) => <span className="num">{row.rank}</span> },
    { key: 'icon', head: t('wallets.icon'), card: 'none', cell: (row) => <WalletIcon wallet={row} />, width: '3.5rem' },
    { key: 'name', head: t('admin.wallets.name'), card: 'title', width: '9rem', cell: (row) => <Name wallet={row} /> },
    {
      key: 'address',
      head: t('admin.wallets.address'),
      cell: (row) => <span className="block max-w-[60ch] min-w-[18ch] text-13 tabular-nums wrap-anywhere">{row.address}</span>,
    },
    { key: 'network', head: t('admin.wallets.network'), cell: (row) => row.network },
    { key: 'symbol', head: t('admin.wallets.symbol'), card: 'meta', cell: (row) => row.symbol },
    {
      key: 'updated',
      head: t('admin.wallets.updated'),
      card: 'time',
      cell: (row) => <span className="num text-text-2">{row.updated_at.slice(0, 10)}</span>,
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
        {wallet.waiting_change && <span className="text-13 font-normal text-text-2">{t('admin.users.waits')}</span>}
      </span>
    </span>
  )
}
