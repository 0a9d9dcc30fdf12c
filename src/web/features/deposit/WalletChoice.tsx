/** Picks a deposit wallet of the platform; sandbox addresses can't receive real coins. */
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router'
import { EmptyState, Link, RadioGroup, Skeleton, toast } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type ListedWallet, useWallets } from './deposit-query.ts'

export function WalletChoice({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const t = useText()
  const wallets = useWallets(true)
  const count = wallets.data?.length ?? 0
  useEffect(() => {
    if (count > 0) toast.loaded(t('deposit.wallets_loaded', { count }), 'wallets')
  }, [count, t])
  if (wallets.isError && !wallets.data) {
    return (
      <Failed
        title={t('deposit.wallets_failed')}
        error={wallets.error}
        onRetry={() => void wallets.refetch()}
        working={wallets.isFetching}
      />
    )
  }
  if (!wallets.data) return <Skeleton lines={3} height={44} />
  if (wallets.data.length === 0) return <EmptyState title={t('deposit.no_wallets')} />
  return (
    <div className="grid gap-2">
      <RadioGroup
        boxed
        label={t('deposit.choose_wallet')}
        value={value}
        onChange={onChange}
        options={wallets.data.map((wallet) => ({
          value: wallet._id,
          label: `${wallet.name} (${wallet.symbol.toUpperCase()})`,
          hint: wallet.next ? <Next wallet={wallet} /> : wallet.network,
        }))}
      />
      <Link render={<RouterLink to="/wallet-changes" />} className="justify-self-start text-13">
        {t('deposit.changes.link')}
      </Link>
    </div>
  )
}

/** Warns before payment if the address changes soon. */
function Next({ wallet }: { wallet: ListedWallet }) {
  const t = useText()
  return (
    <>
      {wallet.network}
      {wallet.next && (
        <span className="block wrap-anywhere text-warn">
          {t('deposit.changes.next', { at: momentText(wallet.next.from), address: wallet.next.address })}
        </span>
      )}
    </>
  )
}
