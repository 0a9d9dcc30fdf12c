/** Payout details: addresses and the bank account. */
import { Link as RouterLink, useSearchParams } from 'react-router'
import { BankForm, withdrawPath } from '#web/entities/payout/index.ts'
import { Card, Link, Skeleton } from '#web/kit/index.ts'
import { useMe, usePayoutAddresses } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { AddressForm } from './AddressForm.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function WalletTab() {
  const t = useText()
  const withdrawal = useSearchParams()[0].get('withdrawal')
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
        {withdrawal !== null && (
          <Link className="justify-self-start" render={<RouterLink to={withdrawPath(withdrawal)} />}>
            {t('settings.back_to_withdrawal')}
          </Link>
        )}
        <div className={columns}>
          <AddressForm saved={addresses.data} />
          <Card title={t('settings.bank')}>
            <BankForm bank={me.data.payoutInfo.bank} />
          </Card>
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
