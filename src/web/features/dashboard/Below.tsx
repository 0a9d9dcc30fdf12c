/** The lower half of the dashboard: next events, portfolio, latest investments and transactions. */
import { useEffect } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { calendarDays } from '#kernel/format/moment'
import { InvestmentList, NoInvestments } from '#web/entities/investment/index.ts'
import { TransactionRow } from '#web/entities/transaction/index.ts'
import { Button, Card, EmptyState, Link, Money } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { OpenCapital, PortfolioPanel } from './PortfolioPanel.tsx'
import { isEmptyAccount } from './start/empty-account.ts'
import { SevenNames } from './start/SevenNames.tsx'
import { openStop, type Tour, useTour } from './tour/tour-store.ts'

/** The number of latest items; a link leads to the rest. */
const MAX_ITEMS = 6

/** `beside`: the next events are beside the drawing, where there is room for them. */
export function Below({ account, beside = false }: { account: Account; beside?: boolean }) {
  const { account_info, investments, transactions } = account
  if (isEmptyAccount(account)) return <NothingYet />
  return (
    <>
      <div className="grid gap-4 md:gap-6 xl:auto-cols-fr xl:grid-flow-col [&>*]:min-w-0">
        {!beside && <NextEvents account={account} />}
        <PortfolioPanel account={account_info} />
        <OpenCapital account={account_info} />
        {beside && <Transactions transactions={transactions} now={new Date(account_info.as_of)} />}
      </div>
      <Investments investments={investments} />
      {!beside && <Transactions transactions={transactions} now={new Date(account_info.as_of)} />}
    </>
  )
}

/** Both lists without a row, and the seven figures in one sentence. */
function NothingYet() {
  return (
    <>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        <Investments investments={[]} />
        <Transactions transactions={[]} now={serverNow()} />
      </div>
      <SevenNames />
    </>
  )
}

function Investments({ investments }: Pick<Account, 'investments'>) {
  const t = useText()
  const { open } = useWatched(investments)
  const some = investments.length > 0
  const newest = investments.find(({ status }) => status === 'active')
  return (
    <Card
      data-tour="plans"
      title={t('dashboard.investments')}
      aside={some && <Link render={<RouterLink to="/investments" />}>{t('dashboard.all_investments')}</Link>}
    >
      {some ? (
        <InvestmentList investments={investments} plays={open === 'watch' ? newest?._id : undefined} />
      ) : (
        <NoInvestments title={t('dashboard.no_investments')} />
      )}
    </Card>
  )
}

/** After the first purchase the stop about its days opens by itself. */
function useWatched(investments: Account['investments']): Tour {
  const tour = useTour()
  const bought = (useLocation().state as { bought?: boolean } | null)?.bought === true
  const first = bought && isFirstPurchase({ investments }, tour)
  useEffect(() => {
    if (first) openStop('watch')
  }, [first])
  return tour
}

/** The only plan so far, whose days were not watched yet. Who left the tour is not called back. */
function isFirstPurchase({ investments }: Pick<Account, 'investments'>, { left, seen }: Tour): boolean {
  return investments.length === 1 && investments[0]?.status === 'active' && !left && !seen.includes('watch')
}

function Transactions({ transactions, now }: Pick<Account, 'transactions'> & { now: Date }) {
  const t = useText()
  const some = transactions.length > 0
  return (
    <Card
      title={t('dashboard.transactions')}
      aside={some && <Link render={<RouterLink to="/transactions" />}>{t('dashboard.all_transactions')}</Link>}
    >
      {some ? (
        <ul>
          {transactions.slice(0, MAX_ITEMS).map((transaction) => (
            <TransactionRow key={transaction._id} transaction={transaction} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('dashboard.no_transactions')}
          action={
            <Button acts variant="secondary" size="s" render={<RouterLink to="/deposit" />}>
              {t('dashboard.get_started')}
            </Button>
          }
        >
          {t('dashboard.no_transactions_help')}
        </EmptyState>
      )}
    </Card>
  )
}

/** The number of days shown; a link leads to the rest. */
const MAX_EVENTS = 4

export function NextEvents({ account: { account_info } }: { account: Account }) {
  const { maturities } = account_info
  const t = useText()
  if (maturities.length === 0) return null
  const now = new Date(account_info.as_of)
  return (
    <Card title={t('dashboard.events.title')} aside={<Link render={<RouterLink to="/returns#due" />}>{t('dashboard.events.all')}</Link>}>
      <ol>
        {maturities.slice(0, MAX_EVENTS).map((one) => (
          <li
            key={one.at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span className="min-w-0 font-medium wrap-anywhere">
              {one.investments === 1
                ? t('dashboard.events.matures', { plan: one.plan_name ?? '' })
                : t('dashboard.events.mature', { plans: t('dashboard.captions.locked_fund', { count: one.investments }) })}
            </span>
            <Money value={one.pays} strong className="text-end" />
            <span className="col-span-full text-text-2">
              <Money value={one.capital} /> {t('investments.capital')} + <Money value={one.promised} /> {t('dashboard.events.return')}
            </span>
            <span className="num col-span-full text-text-2">
              {dateText(one.at)} · {t('investments.days_left', { count: Math.max(0, calendarDays(now, one.at)) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
