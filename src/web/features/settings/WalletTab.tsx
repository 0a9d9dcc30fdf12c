/** Payout details: addresses and the bank account. */

import { Card, Skeleton } from '#web/kit/index.ts'
import { useMe, usePayoutAddresses } from '#web/shared/account/me-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { AddressForm } from './AddressForm.tsx'
import { BankForm } from './BankForm.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function WalletTab() {
  const t = useText()
  const me = useMe()
  const addresses = usePayoutAddresses()
  const retry = () => {
    void me.refetch()
    void addresses.refetch()
  }
  const again = { onRetry: retry, working: me.isFetching || addresses.isFetching }
  const error = me.error ?? addresses.error
  if (me.data && addresses.data) {
    return (
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
        <StaleNote error={error} at={me.dataUpdatedAt} {...again} />
        <div className={columns}>
          <AddressForm saved={addresses.data} />
          <BankForm bank={me.data.payoutInfo.bank} />
        </div>
      </div>
    )
  }
  if (error) return <Failed title={t('settings.failed')} error={error} {...again} />
  return (
    <Loading className={columns}>
      {['addresses', 'bank'].map((card) => (
        <Card key={card}>
          <Skeleton width={160} height={20} />
          <Skeleton lines={4} height={44} className="mt-6" />
        </Card>
      ))}
    </Loading>
  )
}
