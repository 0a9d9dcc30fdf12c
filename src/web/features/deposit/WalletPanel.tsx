/** A sandbox address as text, to copy and as a QR code. No wallet software can pay real coins to it, and the panel says so. */

import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router'
import { Card, CopyButton, EmptyState, Link, QrCode, RadioGroup, SimTag, Skeleton, TermsList, toast } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { type ListedWallet, useWallets, type Wallet } from './deposit-path.ts'

export function WalletPanel({ wallet, reference }: { wallet: Wallet; reference: string }) {
  const t = useText()
  return (
    <Card title={t('deposit.checkout.by_wallet')} aside={<SimTag>{t('deposit.checkout.tag')}</SimTag>}>
      <p className="mb-5 max-w-[60ch] text-text-2">{t('deposit.checkout.wallet_help')}</p>
      <div className="grid items-start gap-5 md:grid-cols-[12rem_minmax(0,1fr)]">
        <QrCode text={wallet.address} size={192} label={t('deposit.checkout.qr', { address: wallet.address })} />
        <div className="grid min-w-0 gap-4">
          <TermsList
            terms={[
              { term: t('deposit.checkout.coin'), value: `${wallet.name} (${wallet.symbol.toUpperCase()})` },
              { term: t('deposit.checkout.network'), value: wallet.network },
              {
                term: t('deposit.checkout.address'),
                value: (
                  <bdi translate="no" dir="ltr" className="font-medium break-all">
                    {wallet.address}
                  </bdi>
                ),
              },
              { term: t('deposit.checkout.reference'), value: reference },
            ]}
          />
          <CopyButton
            text={wallet.address}
            label={t('deposit.checkout.copy_address')}
            copiedLabel={t('deposit.checkout.copied')}
            failedLabel={t('deposit.checkout.copy_failed')}
            className="justify-self-start"
          />
        </div>
      </div>
    </Card>
  )
}

/** Picks a deposit wallet of the platform; sandbox addresses can't receive real coins. */
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
      <Link render={<RouterLink to="/proof#addresses" />} className="justify-self-start text-14">
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
          {t('deposit.changes.next', { at: realMomentText(wallet.next.from), address: wallet.next.address })}
        </span>
      )}
    </>
  )
}
