/** Skeleton of the dashboard while its one call loads. */

import { InvestmentRowsSkeleton } from '#web/entities/investment/index.ts'
import { TransactionRowsSkeleton } from '#web/entities/transaction/index.ts'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { TotalsStrip } from './TotalsStrip.tsx'

export function DashboardSkeleton() {
  const t = useText()
  return (
    <Loading className="grid gap-4 md:gap-6">
      <div className="grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <div className="flex flex-col gap-4 md:gap-6">
          <Card title={t('dashboard.balance')} quiet className="flex-1 [&>header]:mb-1">
            <Skeleton width={190} height={40} className="my-1" />
            <Skeleton width={240} className="mt-3" />
            <Skeleton width={340} height={44} className="mt-6" />
            <Skeleton height={14} className="mt-8" />
            <Skeleton width="80%" className="mt-4" />
          </Card>
          <TotalsStrip account={null} />
        </div>
        <Card title={t('dashboard.portfolio')}>
          <Skeleton lines={4} height={22} />
          <Skeleton height={150} className="mt-4" />
        </Card>
      </div>
      <Card title={t('dashboard.investments')}>
        <InvestmentRowsSkeleton />
      </Card>
      <Card title={t('dashboard.transactions')}>
        <TransactionRowsSkeleton />
      </Card>
    </Loading>
  )
}
