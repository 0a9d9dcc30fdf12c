/** What open plans pay in each of the next twelve months: known, not projected. */
import { Link as RouterLink } from 'react-router'
import { Button, Card, EmptyState, HiddenAmounts, Link, Money, moneyText, Skeleton } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { BarChart } from '#web/shared/chart/index.ts'
import { monthText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { MonthDue } from './MonthDue.tsx'
import { barsOf, type Income } from './months.ts'

const format = (value: string): string => moneyText(value)

export function WhatIsDue() {
  const t = useText()
  const income = useData(read('readIncomeDue'))
  const again = { onRetry: () => void income.refetch(), working: income.isFetching }
  if (income.data) {
    return (
      <>
        <StaleNote error={income.error} at={income.dataUpdatedAt} {...again} />
        {income.data.total === '0.00' && income.data.later.investments === 0 ? <NothingDue /> : <Due income={income.data} />}
      </>
    )
  }
  if (income.isError) return <Failed title={t('returns.due_failed')} error={income.error} {...again} />
  return (
    <Loading>
      <Card level={3} title={t('returns.months.title')} quiet>
        <Skeleton width={190} height={40} />
        <Skeleton height={220} className="mt-4" />
      </Card>
    </Loading>
  )
}

function Due({ income }: { income: Income }) {
  const t = useText()
  const { months, returns, capital, total, later } = income
  const { groups, series } = barsOf(months, t('returns.months.other'))
  return (
    <>
      <Card
        level={3}
        title={t('returns.months.title')}
        quiet
        className="[&>header]:mb-1"
        aside={<Link render={<RouterLink to="/investments#calendar" />}>{t('returns.months.calendar')}</Link>}
      >
        <p>
          <Money value={total} size="xxl" className="max-sm:text-24" />
        </p>
        <p className="mt-1 mb-5 max-w-[70ch] text-text-2">
          <HiddenAmounts
            text={[
              t('returns.months.sums', { returns: moneyText(returns), capital: moneyText(capital) }),
              later.investments > 0 && t('returns.months.later', { count: later.investments, amount: moneyText(later.total) }),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        </p>
        <BarChart
          label={t('returns.months.chart')}
          group={t('returns.months.month')}
          groups={groups}
          series={series}
          format={format}
          money
          empty={t('returns.months.none')}
          height="h-48 md:h-56"
          rest={Math.max(
            0,
            months.findIndex(({ payouts }) => payouts.length > 0),
          )}
        />
      </Card>
      {months
        .filter(({ payouts }) => payouts.length > 0)
        .map((month) => (
          <MonthDue key={month.month} month={month} title={monthText(month.month)} />
        ))}
    </>
  )
}

function NothingDue() {
  const t = useText()
  return (
    <EmptyState
      title={t('returns.months.empty')}
      action={
        <Button acts variant="secondary" size="s" render={<RouterLink to="/plans" />}>
          {t('returns.months.empty_action')}
        </Button>
      }
    >
      {t('returns.months.empty_help')}
    </EmptyState>
  )
}
