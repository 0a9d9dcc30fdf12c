/** One fill: the trade, the parts of its price, its reason, and its double entry. */
import { Link as RouterLink, useParams } from 'react-router'
import { useTrade } from '#web/entities/bot/index.ts'
import { Breadcrumb, Card, Skeleton } from '#web/kit/index.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading } from '#web/shared/screen/Failed.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { FillSheet } from './FillSheet.tsx'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const trade = useTrade(id)
  if (trade.data) {
    return (
      <>
        <Breadcrumb
          label={t('fill.trail')}
          trail={[{ label: t('bots.trades.title'), href: '/live-trades', render: <RouterLink to="/live-trades" /> }]}
          current={trade.data.pair}
        />
        <FillSheet trade={trade.data} />
      </>
    )
  }
  if (isAbsent(trade.error)) {
    return (
      <NotFound title={t('fill.not_found')} back={t('fill.back')} to="/live-trades">
        {t('fill.not_found_help')}
      </NotFound>
    )
  }
  if (trade.isError) {
    return <Failed title={t('fill.failed')} error={trade.error} onRetry={() => void trade.refetch()} working={trade.isFetching} />
  }
  return (
    <Loading className="grid gap-4 md:gap-6 xl:grid-cols-2">
      {['price', 'facts'].map((card) => (
        <Card key={card}>
          <Skeleton width={140} height={20} />
          <Skeleton lines={6} height={18} className="mt-6" />
        </Card>
      ))}
    </Loading>
  )
}
