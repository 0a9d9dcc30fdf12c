/** The plans on sale as links, each to its purchase. In the catalogue's order, none of them marked. */
import { Link as RouterLink } from 'react-router'
import { isOffered, usePlans } from '#web/entities/plan/index.ts'
import { moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { closeStop } from './tour-store.ts'

export function PlanPicks() {
  const t = useText()
  const plans = (usePlans().data ?? []).filter(isOffered).filter(({ availability }) => availability === 'on_sale')
  if (plans.length === 0) return null
  return (
    <ul aria-label={t('tour.pick.plans')} className="w-full border-t border-line">
      {plans.map(({ id, name, days, min }) => (
        <li key={id} className="border-b border-line">
          <RouterLink
            to={`/plans/${id}`}
            onClick={closeStop}
            className="flex min-h-11 items-center justify-between gap-3 rounded-1 px-1 py-1 hover:bg-surface-3"
          >
            <span className="min-w-0 font-head font-bold text-accent-text wrap-anywhere">{name}</span>
            <span className="num text-13 text-text-2">{t('tour.pick.plan', { count: days, min: moneyText(min, 'auto', true) })}</span>
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}
