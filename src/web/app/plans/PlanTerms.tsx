/** A plan's rate beside everything that it depends on, all at the same size. The only place where a rate is shown. */

import { serverText } from '#web/locales/refusal-text.ts'
import { useText } from '#web/locales/text.ts'
import { Figure, Money, moneyText, Percent, percentText, TermsList } from '#web/ui/index.ts'
import { isFullySubscribed, type OfferedPlan } from './plan-words.ts'

const WHOLE_BPS = 10_000

export function PlanTerms({ plan }: { plan: OfferedPlan }) {
  const t = useText()
  const full = isFullySubscribed(plan)
  return (
    <TermsList
      terms={[
        { term: t('plans.terms.rate'), value: <Percent value={plan.percent} strong /> },
        { term: t('plans.terms.apy'), value: <Percent value={plan.apy_percent} strong />, note: t('plans.terms.apy_note') },
        { term: t('plans.terms.term'), value: t('plans.terms.days', { count: plan.days }) },
        {
          term: t('plans.terms.portfolio'),
          value: t('plans.terms.range', { min: moneyText(plan.min, 'auto', true), max: moneyText(plan.max, 'auto', true) }),
        },
        { term: t('plans.terms.daily'), value: <Percent value={plan.daily_percent} />, note: t('plans.terms.daily_note') },
        { term: t('plans.terms.capital'), value: t(plan.capital_returned ? 'plans.terms.capital_yes' : 'plans.terms.capital_no') },
        { term: t('plans.terms.exit'), value: exitRule(t, plan.exit_share_bps) },
        {
          term: t('plans.terms.capacity'),
          value: <Capacity plan={plan} />,
          note: full ? t('plans.terms.capacity_none') : undefined,
        },
        { term: t('plans.terms.risk'), value: serverText(plan.risk_line) },
      ]}
    />
  )
}

export function exitRule(t: ReturnType<typeof useText>, exit_share_bps: number): string {
  return exit_share_bps >= WHOLE_BPS ? t('plans.terms.exit_all') : t('plans.terms.exit_share', { share: percentText(exit_share_bps) })
}

function Capacity({ plan }: { plan: OfferedPlan }) {
  const t = useText()
  return (
    <Figure
      title={t('plans.terms.capacity')}
      closeLabel={t('plans.capacity_close')}
      record={
        <>
          <p className="text-24 font-medium text-text">
            <Money value={plan.capacity_left} />
          </p>
          <p>{t('plans.capacity_meaning')}</p>
        </>
      }
    >
      <Money value={plan.capacity_left} />
    </Figure>
  )
}
