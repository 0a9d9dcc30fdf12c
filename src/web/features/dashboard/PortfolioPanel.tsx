/** The sum of what is the member's and of what it becomes; beside it the open capital by plan and the next maturity. */

import { Link as RouterLink } from 'react-router'
import { headlineLines } from '#contract/member/figures'
import { lineTitles } from '#web/entities/figure/index.ts'
import type { Investment } from '#web/entities/investment/index.ts'
import { Card, HiddenAmounts, Link, Money, percentText, SumList } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/queries.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AccountFigure } from './AccountFigure.tsx'
import { heldText } from './story/held-text.ts'

const opens: ReadonlySet<FigureName> = new Set(['locked_fund', 'active_accrued_amount', 'set_aside', 'owed_in_all'])

export function PortfolioPanel({ account }: { account: AccountInfo }) {
  const t = useText()
  const held = heldText(t, account)
  const line = (name: FigureName, total = false) => ({
    key: name,
    label: t(lineTitles[name]),
    note: name === 'locked_fund' && t('dashboard.captions.locked_fund', { count: account.open_investments }),
    total,
    // The cards above open the others.
    figure: opens.has(name) ? <AccountFigure name={name} title={t(lineTitles[name])} account={account} /> : <Money value={account[name]} />,
  })
  return (
    <Card
      eyebrow={t('dashboard.portfolio')}
      title={t('dashboard.your_money')}
      aside={<Link render={<RouterLink to="/returns" />}>{t('dashboard.how_it_went')}</Link>}
    >
      <SumList
        lines={[
          ...(headlineLines('yours_today', account) ?? []).map(({ part }) => line(part)),
          line('yours_today', true),
          line('set_aside'),
          line('owed_in_all', true),
        ]}
      />
      {held && (
        <p className="text-14 text-text-2">
          <HiddenAmounts text={held} />
        </p>
      )}
    </Card>
  )
}

/** Open capital by plan, one bar each, and what comes first. */
export function OpenCapital({ account: { allocation, next_maturity } }: { account: AccountInfo }) {
  const t = useText()
  if (!next_maturity) return null
  return (
    <Card title={t('dashboard.allocation')}>
      <ul className="grid gap-2.5">
        {allocation.map(({ plan, plan_name, capital, share_bps }) => (
          <li key={plan} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{plan_name}</span>
              <span className="num">
                <Money value={capital} /> <span className="text-text-2">{t('dashboard.share', { share: percentText(share_bps) })}</span>
              </span>
            </span>
            <span aria-hidden="true" className="block h-1.5 rounded-1 bg-surface-3">
              <span style={{ width: `${share_bps / 100}%` }} className="block h-full min-w-1 rounded-1 bg-term-principal-edge" />
            </span>
          </li>
        ))}
      </ul>
      <NextMaturity investment={next_maturity} />
    </Card>
  )
}

/** The next maturity and its choice. */
function NextMaturity({ investment }: { investment: Investment }) {
  const t = useText()
  const { plan_name, capital, matures_at, days_left, maturity_instruction } = investment
  return (
    <section aria-label={t('dashboard.next_maturity')} className="mt-3 grid gap-0.5 border-t border-line pt-3">
      <h3 className="text-text-3">{t('dashboard.next_maturity')}</h3>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">
          {plan_name} · <Money value={capital} />
        </span>
        <span className="num">
          {dateText(matures_at)} <span className="text-text-2">{t('investments.days_left', { count: days_left })}</span>
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-text-2">
        <span>{t(`investments.maturity.${maturity_instruction}_help`)}</span>
        <Link render={<RouterLink to="/investments" />} className="relative after:absolute after:-inset-3">
          {t('dashboard.change_maturity')}
        </Link>
      </p>
    </section>
  )
}
