/** The five plans, their terms written out, and how to read the drawing that they share. */

import { TermMini } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

import { figureMark, WithFigures } from '../../parts/LiveFigure.tsx'
import { More, Section } from '../../parts/Section.tsx'
import { landingPlans } from './landing-plans.ts'
import { PlanCard } from './PlanCard.tsx'

export function Portfolios() {
  const t = useText()
  return (
    <Section
      id="plans"
      raised
      eyebrow={t('site.portfolios.eyebrow')}
      title={t('site.portfolios.title')}
      lead={t('plans.intro')}
      more={<More href="/plans">{t('site.portfolios.see_all')}</More>}
    >
      <div className="plan-row gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {landingPlans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
        <HowToRead />
      </div>
    </Section>
  )
}

/** What each part of the drawing says. */
export function HowToRead() {
  const t = useText()
  return (
    <article className="grid min-w-0 content-start gap-5 rounded-4 border border-dashed border-line-strong p-6">
      <header className="grid gap-1">
        <h3 className="font-serif text-24">{t('plans.how')}</h3>
        <p className="text-13 text-text-2">{t('plans.how_small')}</p>
      </header>
      <TermMini aside label={t('plans.mini')} />
      <dl className="grid gap-3 text-14">
        {(['pane', 'diagonal', 'line', 'base'] as const).map((part) => (
          <div key={part} className="grid gap-0.5">
            <dt className="font-medium">{t(`plans.how_lines.${part}`)}</dt>
            <dd className="text-text-2">{t(`plans.how_lines.${part}_text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-14 text-text-2">
        <WithFigures text={t('site.portfolios.free', { amount: figureMark('reserve_free') })} place="plans" />
      </p>
    </article>
  )
}
