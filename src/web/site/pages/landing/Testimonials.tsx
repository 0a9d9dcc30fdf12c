/** Published testimonials, or how one is earned. */

import { EmptyState } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Island } from '../../parts/Island.tsx'
import { Section } from '../../parts/Section.tsx'

export function Testimonials() {
  const t = useText()
  return (
    <Section eyebrow={t('voices.eyebrow')} title={t('voices.title')}>
      <Island name="testimonials">
        <NoTestimonials />
      </Island>
    </Section>
  )
}

export function NoTestimonials() {
  const t = useText()
  return (
    <EmptyState title={t('voices.none')}>
      <span className="block max-w-[60ch]">{t('voices.how')}</span>
    </EmptyState>
  )
}
