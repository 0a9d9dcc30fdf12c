/** The member's overview: balance, allocation, charts and recent activity. One call; every figure has details. */
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { InvestmentList, NoInvestments } from '#web/entities/investment/index.ts'
import { TransactionRow } from '#web/entities/transaction/index.ts'
import { Button, Card, EmptyState, Link, Skeleton } from '#web/kit/index.ts'
import { useAccount } from '#web/shared/account/account-query.ts'
import type { Account } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { lazyPart } from '#web/shared/screen/part.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { NextEvents } from './NextEvents.tsx'
import { OwnProofWarning } from './OwnProof.tsx'
import { PortfolioPanel } from './PortfolioPanel.tsx'
import { StoryCard } from './StoryCard.tsx'
import { TotalsStrip } from './TotalsStrip.tsx'

const BonusPanel = lazyPart(['dashboard'], async () => (await import('./BonusPanel.tsx')).BonusPanel)

/** The number of latest items; a link leads to the rest. */
const SHOWN = 6

export function Component() {
  const t = useText()
  const account = useAccount()
  const again = { onRetry: () => void account.refetch(), working: account.isFetching }
  if (account.data) {
    return (
      <>
        <StaleNote error={account.error} at={account.dataUpdatedAt} {...again} />
        <Overview account={account.data} />
      </>
    )
  }
  if (account.isError) return <Failed title={t('dashboard.failed')} error={account.error} {...again} />
  return <DashboardSkeleton />
}

function Overview({ account }: { account: Account }) {
  const { account_info, investments, transactions } = account
  return (
    <>
      <OwnProofWarning />
      <StoryCard account={account} />
      <TotalsStrip account={account_info} />
      <FirstSteps account={account_info} />
      <Suspense fallback={<Skeleton height={160} />}>
        <BonusPanel account={account_info} />
      </Suspense>
      <div className="grid gap-4 md:gap-6 xl:auto-cols-fr xl:grid-flow-col xl:items-start [&>*]:min-w-0">
        <NextEvents account={account} />
        <PortfolioPanel account={account_info} />
      </div>
      <Investments investments={investments} />
      <Transactions transactions={transactions} now={new Date(account_info.as_of)} />
    </>
  )
}

function Investments({ investments }: Pick<Account, 'investments'>) {
  const t = useText()
  const some = investments.length > 0
  return (
    <Card
      title={t('dashboard.investments')}
      aside={some && <Link render={<RouterLink to="/investments" />}>{t('dashboard.all_investments')}</Link>}
    >
      {some ? <InvestmentList investments={investments} /> : <NoInvestments title={t('dashboard.no_investments')} />}
    </Card>
  )
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
          {transactions.slice(0, SHOWN).map((transaction) => (
            <TransactionRow key={transaction._id} transaction={transaction} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('dashboard.no_transactions')}
          action={
            <Button variant="secondary" size="s" render={<RouterLink to="/deposit" />}>
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
