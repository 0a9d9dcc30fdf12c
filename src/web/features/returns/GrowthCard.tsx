/** Contributions apart from growth, and growth by kind: each amount opens its records. */
import { Link as RouterLink } from 'react-router'
import { Card, centsOf, Link, Money, SumList, useMoneyText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Performance, transactionsPath } from './records.ts'

const NONE = '0.00'

type GrowthProps = { performance: Performance; whole: boolean }

/** `whole`: since the first entry, so that the figures of the dashboard count the same. */
export function GrowthCard({ performance, whole }: GrowthProps) {
  const t = useText()
  const { from, to, as_of, opening, money_in, money_out, growth, closing } = performance
  const settled = { account: 'main', status: 'active' }
  return (
    <Card level={3} title={t('returns.growth.title')} quiet className="[&>header]:mb-1">
      <p>
        <Money value={growth} sign="always" tone="result" size="xxl" className="max-sm:text-24" />
      </p>
      <p className="mt-1 mb-4 text-text-2">{t('returns.growth.period', { from: dateText(from), to: dateText(to) })}</p>
      <SumList
        lines={[
          { label: t('returns.growth.opening'), figure: <Money value={opening} /> },
          line(
            t('returns.growth.money_in'),
            money_in,
            'always',
            recordsPath({ performance, whole }, 'total_deposit', { type: 'credit', ...settled }),
          ),
          line(
            t('returns.growth.money_out'),
            money_out,
            'out',
            recordsPath({ performance, whole }, 'total_withdrawal', { type: 'debit', ...settled }),
          ),
          { label: t('returns.growth.title'), figure: <Money value={growth} sign="always" /> },
          {
            label: t('returns.growth.closing'),
            total: true,
            figure:
              to === as_of.slice(0, 10) ? (
                <Opens name={t('returns.growth.closing')} value={closing} to="/figures/yours_today" />
              ) : (
                <Money value={closing} />
              ),
          },
        ]}
      />
      <Kinds performance={performance} whole={whole} />
    </Card>
  )
}

function recordsPath({ performance: { from, to }, whole }: GrowthProps, figure: string, filter: Readonly<Record<string, string>>): string {
  return whole ? `/figures/${figure}` : transactionsPath(filter, { from, to })
}

/** Growth by kind; its lines add up to it. */
function Kinds({ performance, whole }: GrowthProps) {
  const t = useText()
  const { from, to, growth, plans, bonuses, adjustments } = performance
  const investments = transactionsPath({ account: 'investment' }, whole ? null : { from, to })
  const early = ({ plan, plan_name, early_exits }: Performance['plans'][number]) =>
    early_exits === NONE
      ? []
      : [line(t('returns.growth.early', { plan: plan_name }), early_exits, 'always', '/investments?status=expired', `${plan} early`)]
  return (
    <>
      <h4 className="mt-5 mb-2 font-head text-14 font-bold">{t('returns.growth.made_of')}</h4>
      <SumList
        lines={[
          ...plans.flatMap((one) => [
            line(t('returns.growth.plan', { plan: one.plan_name }), one.returns, 'always', investments, one.plan),
            ...early(one),
          ]),
          line(t('returns.growth.bonuses'), bonuses, 'always', recordsPath({ performance, whole }, 'total_bonus', { account: 'bonus' })),
          line(t('returns.growth.adjustments'), adjustments, 'always', recordsPath({ performance, whole }, 'total_adjustment', {})),
          { label: t('returns.growth.title'), total: true, figure: <Money value={growth} sign="always" /> },
        ]}
      />
      <p className="mt-1 text-14 text-text-2">{t('returns.growth.help')}</p>
    </>
  )
}

function line(label: string, value: string, sign: 'always' | 'out', to: string, key = label) {
  return { key, label, figure: centsOf(value) === 0n ? <Money value={value} /> : <Opens name={label} value={value} sign={sign} to={to} /> }
}

type OpensProps = { name: string; value: string; to: string; sign?: 'always' | 'out' }

/** An amount that leads to its records. */
function Opens({ name, value, to, sign }: OpensProps) {
  const t = useText()
  const moneyText = useMoneyText()
  return (
    <Link render={<RouterLink to={to} />} aria-label={t('returns.growth.open', { name, amount: moneyText(value, sign) })}>
      <Money value={value} sign={sign} />
    </Link>
  )
}
