/**
 * The home page, for everyone: prices, plans by term, one coin's candles, and the operator in the footer. Below 1024 px the plans are
 * behind a button.
 */

import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { textIn } from '#content/languages'
import { CandleChart, FirstPricesOfPage, type Interval, marketPath, pricesQuery, Ticker } from '#web/entities/market/index.ts'
import { HowToRead, isOffered, type OfferedPlan, openParts, PlanCard, plansQuery, usePlans } from '#web/entities/plan/index.ts'
import { Button, Card, EmptyState, Link, Skeleton, Tabs } from '#web/kit/index.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { stampedAt } from '#web/shared/clock/server-now.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export const preload: Preload = (client) => prefetch(client, pricesQuery, plansQuery)

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

/** Candles of Bitcoin by default, or of another coin. */
function HomeChart() {
  const t = useText()
  const [symbol, setSymbol] = useState('BTC')
  const [interval, setInterval] = useState<Interval>('1h')
  return (
    <Card
      title={t('market.chart.title', { pair: `${symbol}USDT` })}
      aside={<Link render={<RouterLink to={marketPath(symbol)} />}>{t('home.market')}</Link>}
    >
      <CandleChart symbol={symbol} interval={interval} onSymbol={setSymbol} onInterval={setInterval} />
    </Card>
  )
}

/**
 * The footer of a member's home page (visitors have the site's): operator, documents, year, back to top. Unconfigured items are left out.
 */
function HomeFooter() {
  const t = useText()
  const language = useLanguage()
  const config = useConfig().data
  if (!config) return null
  const { company_block, support_email, support_phone, documents, business_now } = config
  return (
    <footer className="grid gap-6 border-t border-line pt-6 text-14 text-text-2">
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <address className="grid max-w-[34ch] content-start gap-2 whitespace-pre-line not-italic">
          {company_block ?? textIn(language, 'liveWords').no_company}
          {support_phone && <Link href={`tel:${support_phone}`}>{support_phone}</Link>}
          {support_email && <Link href={`mailto:${support_email}`}>{support_email}</Link>}
        </address>
        <nav aria-label={t('frame.foot.documents')} className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <Link href={`${documents.manual}?language=${language}`}>{t('frame.foot.manual')}</Link>
          <Link href={`${documents.certificate}?language=${language}`}>{t('frame.foot.certificate')}</Link>
          <Link href={`${documents.legal}?language=${language}`}>{t('frame.foot.legal_document')}</Link>
        </nav>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('frame.foot.year', { year: new Date(business_now).getUTCFullYear() })}</p>
        <Button variant="quiet" size="s" icon="chevron-up" onClick={() => scrollTo({ top: 0 })}>
          {t('frame.foot.to_top')}
        </Button>
      </div>
    </footer>
  )
}

/** The plans in two tabs by term, each with a summary of what is on sale. */
export function PlanTabs() {
  const t = useText()
  const plans = usePlans()
  const again = { onRetry: () => void plans.refetch(), working: plans.isFetching }
  const offered = plans.data?.filter(isOffered)
  const at = stampedAt(plans.dataUpdatedAt)
  return (
    <Card title={t('plans.title')} titleSize="l" aside={<Link render={<RouterLink to="/plans" />}>{t('home.all')}</Link>}>
      {offered ? (
        <>
          <StaleNote error={plans.error} at={plans.dataUpdatedAt} {...again} />
          <Tabs
            label={t('home.terms')}
            tabs={[
              { value: 'short', label: t('home.short'), panel: <Panel plans={offered.filter(isShort)} at={at} /> },
              { value: 'long', label: t('home.long'), panel: <Panel plans={offered.filter(isLong)} at={at} /> },
            ]}
          />
        </>
      ) : plans.isError ? (
        <Failed bare title={t('plans.failed_list')} error={plans.error} {...again} />
      ) : (
        <Loading>
          <Skeleton width={320} height={36} />
          <Skeleton height="38rem" className="mt-4" />
        </Loading>
      )}
    </Card>
  )
}

function Panel({ plans, at }: { plans: readonly OfferedPlan[]; at: Date }) {
  const t = useText()
  if (plans.length === 0) return <EmptyState bare title={t('home.none')} />
  const show = openParts(at)
  const on_sale = plans.filter(({ availability }) => availability === 'on_sale').map(({ name }) => name)
  return (
    <div className="grid gap-4">
      {on_sale.length > 0 && <p className="text-text-2">{t('home.on_sale', { plans: listText(on_sale) })}</p>}
      <div className="grid grid-cols-2 gap-4 xl:gap-6">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} show={show} />
        ))}
        {plans.length % 2 === 1 && <HowToRead />}
      </div>
    </div>
  )
}

/** The home page tab of a plan: up to seven days, or thirty and more. Others are on the page of all plans. */
type Term = { readonly days: number }

function isShort({ days }: Term): boolean {
  return days <= 7
}

function isLong({ days }: Term): boolean {
  return days >= 30
}
