/** The next maturity and its choice. */
import { Link as RouterLink } from 'react-router'
import type { Investment } from '#web/entities/investment/index.ts'
import { Link, Money } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

export function NextMaturity({ investment }: { investment: Investment }) {
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
