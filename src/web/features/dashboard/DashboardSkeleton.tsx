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
      <Card title={t('dashboard.yours_today')} quiet className="[&>header]:mb-1">
        <Skeleton width={190} height={40} className="my-1" />
        <Skeleton width={240} className="mt-3" />
        <Skeleton height={360} className="mt-6" />
      </Card>
      <TotalsStrip account={null} />
      <Card title={t('dashboard.investments')}>
        <InvestmentRowsSkeleton />
      </Card>
      <Card title={t('dashboard.transactions')}>
        <TransactionRowsSkeleton />
      </Card>
    </Loading>
  )
}
