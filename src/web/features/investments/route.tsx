/** Investments: a member's own, or for a visitor a preview without a redirect. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { recentQuery } from '#web/entities/bot/index.ts'
import { type Investment, InvestmentList, InvestmentRowsSkeleton, NoInvestments } from '#web/entities/investment/index.ts'
import { Card, EmptyState, FilterTabs, Link, Pager } from '#web/kit/index.ts'
import { OwnAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useAccount } from '#web/shared/account/queries.ts'
import { prefetch, read } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { useHashTarget } from '#web/shared/screen/use-hash-target.ts'
import { usePages } from '#web/shared/screen/use-pages.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { groupsOf } from './ladder.ts'
import { MaturityLadder } from './MaturityLadder.tsx'
import { OpenGroups, PublicInvestments } from './OpenGroups.tsx'

export const preload: Preload = (client) => prefetch(client, recentQuery)

export function Component() {
  if (useStoredUser() === null) return <PublicInvestments />
  return (
    <OwnAmounts>
      <OwnInvestments />
    </OwnAmounts>
  )
}

/**
 * All investments of the member: what open plans pay and when, then the plans by kind, then the ended ones. Filter, page and a highlighted
 * one are in the URL.
 */
const filters = ['all', 'active', 'expired'] as const
type Filter = (typeof filters)[number]
const PAGE = '200'
/** Beside open plans; the filter shows all. */
const ENDED_SHOWN = 3

function useInvestments(filter: Filter, cursor: string | undefined) {
  return useQuery({
    ...read('listInvestments', { query: { limit: PAGE, cursor, status: filter === 'all' ? undefined : filter } }),
    placeholderData: keepPreviousData,
  })
}

function OwnInvestments() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const filter = filters.find((one) => one === search.get('status')) ?? 'all'
  const page = useInvestments(filter, search.get('cursor') ?? undefined)
  const pages = usePages(page.data?.page.next_cursor)
  const again = { onRetry: () => void page.refetch(), working: page.isFetching }
  const rows = page.data?.data
  const account = useAccount()
  useHashTarget(rows !== undefined && account.data !== undefined)
  const open = rows?.filter(({ status }) => status === 'active') ?? []
  return (
    <>
      {account.data && open.length > 0 && <MaturityLadder open={open} account={account.data} />}
      <FilterTabs
        label={t('investments.filter')}
        value={filter}
        onChange={(next) => setSearch(next === 'all' ? {} : { status: next })}
        tabs={filters.map((value) => ({ value, label: t(`investments.${value}`) }))}
      />
      {rows && <StaleNote error={page.error} at={page.dataUpdatedAt} {...again} />}
      {rows && rows.length > 0 && (
        <Card title={t('investments.label')}>
          <Rows rows={rows} marked={search.get('investment') ?? undefined} />
          {(pages.newer || pages.older) && (
            <Pager
              label={t('investments.pages')}
              previousLabel={t('transactions.newer')}
              nextLabel={t('transactions.older')}
              onPrevious={pages.newer}
              onNext={page.isPlaceholderData ? undefined : pages.older}
            />
          )}
        </Card>
      )}
      {rows?.length === 0 && <None filter={filter} />}
      {rows && <CalendarCard />}
      {!rows && page.isError && <Failed title={t('investments.failed')} error={page.error} {...again} />}
      {!rows && !page.isError && (
        <Loading>
          <Card title={t('investments.label')}>
            <InvestmentRowsSkeleton rows={4} />
          </Card>
        </Loading>
      )}
      <p className="text-14 text-text-2">
        {t('investments.bots')} <Link render={<RouterLink to="/bots" />}>{t('bots.title')}</Link>
        {'\u00a0· '}
        <Link render={<RouterLink to="/live-trades" />}>{t('bots.trades.title')}</Link>
      </p>
    </>
  )
}

function Rows({ rows, marked }: { rows: readonly Investment[]; marked: string | undefined }) {
  const t = useText()
  const open = rows.filter(({ status }) => status === 'active')
  const ended = rows.filter(({ status }) => status !== 'active')
  const brief = open.length > 0 && !ended.some(({ _id }) => _id === marked)
  const shown = brief ? ended.slice(0, ENDED_SHOWN) : ended
  return (
    <>
      {open.length > 0 && <OpenGroups groups={groupsOf(open)} marked={marked} />}
      {open.length > 0 && ended.length > 0 && <h3 className="mt-6 mb-3 font-head font-bold">{t('investments.expired')}</h3>}
      {ended.length > 0 && <InvestmentList investments={shown} legend={open.length === 0} marked={marked} />}
      {shown.length < ended.length && (
        <p className="mt-3">
          <Link render={<RouterLink to="?status=expired" />}>{t('investments.all_ended')}</Link>
        </p>
      )}
    </>
  )
}

function None({ filter }: { filter: Filter }) {
  const t = useText()
  if (filter === 'expired') return <EmptyState title={t('investments.none_expired')} />
  return <NoInvestments title={t(filter === 'all' ? 'dashboard.no_investments' : 'investments.none_active')} />
}
