/**
 * The home page, for everyone: prices, plans by term, one coin's candles, and the operator in the footer. Below 1024 px the plans are
 * behind a button.
 */
import { Link as RouterLink } from 'react-router'
import { FirstPricesOfPage, pricesQuery, Ticker } from '#web/entities/market/index.ts'
import { plansQuery } from '#web/entities/plan/index.ts'
import { Button } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/preload.ts'
import { useStoredUser } from '#web/shared/session/index.ts'
import { HomeChart } from './HomeChart.tsx'
import { HomeFooter } from './HomeFooter.tsx'
import { PlanTabs } from './PlanTabs.tsx'

export const preload: Preload = (client) =>
  Promise.all([client.prefetchQuery({ ...pricesQuery, retry: false }), client.prefetchQuery({ ...plansQuery, retry: false })])

export function Component() {
  const t = useText()
  return (
    <FirstPricesOfPage>
      <Ticker />
      <div className="grid gap-3 min-[1024px]:hidden">
        <p className="text-text-2">{t('home.lead')}</p>
        <Button block render={<RouterLink to="/plan" />}>
          {t('plans.invest_now')}
        </Button>
      </div>
      <div className="hidden min-[1024px]:block">
        <PlanTabs />
      </div>
      <HomeChart />
      {useStoredUser() && <HomeFooter />}
    </FirstPricesOfPage>
  )
}
