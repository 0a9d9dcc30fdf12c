/** The plans side by side, at one scale. What is the same for all is written once. */
import { linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT, TextWithElement } from '#web/shared/screen/go.tsx'
import { figureMark, WithFigures } from '../../parts/LiveFigure.tsx'
import { MoreInline, Section } from '../../parts/Section.tsx'
import { useSitePlans } from '../../parts/SitePlans.tsx'
import { PlanRow } from './PlanRow.tsx'
import { SharedTerms, useSharedTerms } from './SharedTerms.tsx'

export function Portfolios() {
  const t = useText()
  const plans = useSitePlans()
  const shared = useSharedTerms(plans)
  return (
    <Section
      id="plans"
      raised
      eyebrow={t('site.portfolios.eyebrow')}
      title={t('site.portfolios.title')}
      lead={
        <>
          {shared.risk} {t('site.portfolios.apy')} <MoreInline href="/plans">{t('site.portfolios.see_all')}</MoreInline>
        </>
      }
    >
      <div className="plan-rows border-t border-line">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} own={shared.own} />
        ))}
      </div>
      <SharedTerms terms={shared.shared} />
      <p className="mt-3 max-w-[90ch] text-14 text-text-2">
        <TextWithElement text={t('plans.sentence', { here: SLOT })}>
          <a href="/bots" className={linkStyle}>
            {t('site.steps.here')}
            <span className="sr-only">{t('site.steps.records')}</span>
          </a>
        </TextWithElement>{' '}
        <WithFigures text={t('site.portfolios.free', { amount: figureMark('reserve_free') })} place="plans" />
      </p>
    </Section>
  )
}
