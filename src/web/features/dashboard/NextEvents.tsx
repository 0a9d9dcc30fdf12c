/** The next days on which plans pay: when, what and how much. */
import { Link as RouterLink } from 'react-router'
import { secondsBetween } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { Card, Link, Money } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/account-words.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

/** The number of days shown; a link leads to the rest. */
const MAX_EVENTS = 4

export function NextEvents({ account: { account_info } }: { account: Account }) {
  const { maturities } = account_info
  const t = useText()
  if (maturities.length === 0) return null
  const now = new Date(account_info.as_of)
  return (
    <Card title={t('dashboard.events.title')} aside={<Link render={<RouterLink to="/investments" />}>{t('dashboard.events.all')}</Link>}>
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
            <span className="text-text-2">
              <Money value={one.capital} /> {t('investments.capital')} + <Money value={one.promised} /> {t('dashboard.events.return')}
            </span>
            <span className="num text-end text-text-2">
              {dateText(one.at)} · {t('investments.days_left', { count: daysBetween(now, new Date(one.at)) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function daysBetween(now: Date, at: Date): number {
  return Math.max(0, Math.ceil(secondsBetween(now, at) / DAY_SECONDS))
}
