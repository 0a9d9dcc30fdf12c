/** What open plans pay and when, soonest first: one bar a plan, or one a week over twelve plans. Time runs from left to right. */
import { Link as RouterLink } from 'react-router'
import type { Investment } from '#web/entities/investment/index.ts'
import { Button, Card, HiddenAmounts, Link, Money, moneyText, useMoneyText } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { dateText, shortDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT } from '#web/shared/screen/page-context.tsx'
import { type Bar, type Ladder, ladderOf, MAX_BARS, totalOf, type Week, weeksOf } from './ladder.ts'

export function MaturityLadder({ open, account }: { open: readonly Investment[]; account: Account }) {
  const t = useText()
  const { account_info } = account
  const { maturities } = account_info
  const [next, last] = [maturities[0], maturities.at(-1)]
  if (!next || !last) return null
  const now = new Date(account_info.as_of)
  const by_week = account_info.open_investments > MAX_BARS
  const ladder = by_week ? null : ladderOf(open, now)
  const sentence = t('investments.ladder.sums', {
    capital: moneyText(account_info.locked_fund),
    promised: moneyText(totalOf(maturities.map(({ promised }) => promised))),
    next: moneyText(next.pays),
    aside: SLOT,
    date: dateText(next.at),
  })
  const [before = '', after = ''] = sentence.split(SLOT)
  return (
    <Card
      title={t('investments.ladder.title', { date: dateText(last.at) })}
      quiet
      aside={<Link render={<RouterLink to="/returns#due" />}>{t('investments.ladder.months')}</Link>}
      className="[&>header]:mb-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Money value={totalOf(maturities.map(({ pays }) => pays))} size="xxl" className="max-sm:text-24" />
        <Button icon="layers" size="s" className="-my-2" render={<RouterLink to="/plans" />}>
          {t('dashboard.invest')}
        </Button>
      </div>
      <p className="mt-2 mb-5 max-w-[70ch] text-text-2">
        <HiddenAmounts text={before} />
        <Link render={<RouterLink to="/proof" />}>{t('investments.ladder.aside')}</Link>
        <HiddenAmounts text={after} />
      </p>
      {ladder ? <Bars ladder={ladder} /> : by_week && <Weeks weeks={weeksOf(maturities, now)} />}
    </Card>
  )
}

const columns = 'md:grid md:grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)_minmax(11rem,auto)] md:items-center md:gap-x-5'

function Bars({ ladder }: { ladder: Ladder }) {
  const t = useText()
  return (
    <>
      <ul className="grid gap-3" aria-label={t('investments.ladder.label')}>
        {ladder.bars.map((bar) => (
          <Row key={bar.investment._id} bar={bar} />
        ))}
      </ul>
      <div className={`${columns} mt-2`} aria-hidden="true">
        <span dir="ltr" className="num flex justify-between text-12 text-text-2 md:col-start-2">
          <span>{shortDayText(ladder.from)}</span>
          <span>{shortDayText(ladder.to)}</span>
        </span>
      </div>
    </>
  )
}

function Row({ bar: { investment, start, today, end } }: { bar: Bar }) {
  const t = useText()
  const formatMoney = useMoneyText()
  const pays = totalOf([investment.capital, investment.promised_return])
  return (
    <li className={columns}>
      <span className="flex justify-between gap-3 max-md:mb-1 md:contents">
        <span className="min-w-0 font-medium wrap-anywhere">{investment.plan_name}</span>
        <span className="num text-end text-text-2 md:order-last">
          {dateText(investment.matures_at)} <Money value={pays} strong className="ms-1 text-text" />
        </span>
      </span>
      <span
        dir="ltr"
        role="img"
        aria-label={t('investments.bar', { accrued: formatMoney(investment.amount), promised: formatMoney(investment.promised_return) })}
        className="relative block h-5"
      >
        <span
          style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
          className="hatch absolute top-0 block h-3.5 min-w-1 overflow-hidden rounded-1 border border-term-aside"
        />
        <span
          style={{ insetInlineStart: `${start}%`, width: `${today - start}%` }}
          className="absolute top-0 block h-3.5 rounded-s-1 bg-term-accrued"
        />
        <span style={{ insetInlineStart: `${today}%` }} className="absolute -top-1 block h-5.5 w-0.5 bg-term-now" />
        <span
          style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
          className="absolute top-4 block h-0.5 min-w-1 bg-term-aside"
        />
      </span>
    </li>
  )
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const t = useText()
  return (
    <ul className="grid gap-3" aria-label={t('investments.ladder.label')}>
      {weeks.map(({ from, to, investments, pays, share }) => (
        <li key={from.getTime()} className={columns}>
          <span className="flex justify-between gap-3 max-md:mb-1 md:contents">
            <span className="num min-w-0">{t('investments.ladder.week', { from: shortDayText(from), to: shortDayText(to) })}</span>
            <span className="num text-end text-text-2 md:order-last">
              {t('dashboard.captions.locked_fund', { count: investments })} <Money value={pays} strong className="ms-1 text-text" />
            </span>
          </span>
          <span aria-hidden="true" className="block h-3.5">
            <span
              style={{ width: `${share}%` }}
              className="block h-full min-w-1 rounded-1 border border-term-principal-edge bg-term-principal"
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
