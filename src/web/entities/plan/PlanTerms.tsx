/** A plan's rate beside everything that it depends on, all at the same size. The only place where a rate is shown. */

import { TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { PlanShown } from './plan-shown.tsx'

export function PlanTerms({ plan }: { plan: PlanShown }) {
  const t = useText()
  return (
    <TermsList
      terms={[
        { term: t('plans.terms.rate'), value: plan.rate },
        { term: t('plans.terms.apy'), value: plan.apy, note: t('plans.terms.apy_note') },
        { term: t('plans.terms.term'), value: plan.term },
        { term: t('plans.terms.portfolio'), value: plan.range },
        { term: t('plans.terms.daily'), value: plan.daily, note: t('plans.terms.daily_note') },
        { term: t('plans.terms.capital'), value: plan.capital },
        { term: t('plans.terms.exit'), value: plan.exit },
        { term: t('plans.terms.capacity'), value: plan.capacity, note: plan.full ? t('plans.terms.capacity_none') : undefined },
        { term: t('plans.terms.risk'), value: plan.risk },
      ]}
    />
  )
}
