/** The five plans with their full terms, and the legend of their drawing. */
import { useText } from '#web/shared/locale/text.ts'
import { More, Section } from '../../parts/Section.tsx'
import { SitePlans } from '../../parts/SitePlans.tsx'

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
        <SitePlans />
      </div>
    </Section>
  )
}
