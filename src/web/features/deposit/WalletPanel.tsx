/** A sandbox address as text, to copy and as a QR code. No wallet software can pay real coins to it, and the panel says so. */

import { Card, CopyButton, QrCode, SimTag, TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Wallet } from './deposit-query.ts'

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
                  <bdi dir="ltr" className="font-medium break-all">
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
