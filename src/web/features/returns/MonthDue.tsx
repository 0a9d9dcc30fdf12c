/** One month of income due: its days, and a row for each payout that adds up to its total. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, Card, type Column, HiddenAmounts, join, Link, Money, moneyText, Table } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { daysOf, type Month } from './months.ts'

type Payout = Month['payouts'][number]

/** More rows wait behind a button. */
const MAX_ROWS = 10

export function MonthDue({ month, title }: { month: Month; title: string }) {
  const t = useText()
  const [all, setAll] = useState(false)
  const { payouts, returns, capital, total, reinvested } = month
  const rest = payouts.length - MAX_ROWS
  return (
    <Card
      level={3}
      title={title}
      aside={
        <span className="text-text">
          <Money value={total} size="l" strong />
        </span>
      }
    >
      <p className="-mt-2 mb-4 text-text-2">
        <HiddenAmounts
          text={[
            t('returns.months.sums', { returns: moneyText(returns), capital: moneyText(capital) }),
            reinvested !== '0.00' && t('returns.months.reinvested', { amount: moneyText(reinvested) }),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      </p>
      <Strip month={month} title={title} />
      <div className="mt-4">
        <Table
          bare
          label={t('returns.months.payouts', { month: title })}
          columns={useColumns()}
          rows={all ? payouts : payouts.slice(0, MAX_ROWS)}
          rowKey={(row) => row.investment}
          tableFrom="md"
        />
      </div>
      {!all && rest > 0 && (
        <Button variant="secondary" size="s" className="mt-3" onClick={() => setAll(true)}>
          {t('returns.months.more', { count: rest })}
        </Button>
      )}
    </Card>
  )
}

function useColumns(): Column<Payout>[] {
  const t = useText()
  const amount = (key: 'returns' | 'capital'): Column<Payout> => ({
    key,
    head: t(`returns.months.${key}`),
    align: 'right',
    cell: (row) => <Money value={row[key]} />,
  })
  return [
    {
      key: 'plan',
      head: t('returns.plans.plan'),
      card: 'title',
      cell: (row) => (
        <span>
          <Link render={<RouterLink to={`/investments?investment=${row.investment}`} />}>{row.plan_name}</Link>
          {row.maturity_instruction !== 'pay_out' && (
            <span className="block text-14 font-normal text-text-2">{t(`investments.maturity.${row.maturity_instruction}`)}</span>
          )}
        </span>
      ),
    },
    { key: 'at', head: t('returns.months.at'), card: 'time', cell: (row) => <span className="num text-text-2">{dateText(row.at)}</span> },
    amount('returns'),
    amount('capital'),
    { key: 'total', head: t('returns.months.total'), align: 'right', card: 'figure', cell: (row) => <Money value={row.total} strong /> },
  ]
}

/** The days of the month from left to right in every language; those with a payout are filled. */
function Strip({ month, title }: { month: Month; title: string }) {
  const t = useText()
  const days = daysOf(month)
  const filled = days.filter(({ payouts }) => payouts > 0).map(({ day }) => day)
  return (
    <div dir="ltr" role="img" aria-label={t('returns.months.strip', { month: title, days: filled.join(', ') })}>
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-px sm:gap-0.5">
        {days.map(({ day, payouts }) => (
          <span
            key={day}
            className={join(
              'num flex h-6 items-center justify-center rounded-1 text-12 md:h-7',
              payouts > 0 ? 'bg-accent-fill font-medium text-white' : 'bg-surface-2 text-text-3',
            )}
          >
            <span className="max-md:hidden">{day}</span>
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="num relative mt-1 flex justify-between text-12 text-text-2 md:hidden">
        <span>1</span>
        <span>{days.length}</span>
      </div>
    </div>
  )
}
