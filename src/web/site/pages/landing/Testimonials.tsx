/** What members wrote who earned it, or that nobody has yet and how one is earned. */
import { useText } from '#web/locales/text.ts'
import { EmptyState } from '#web/ui/index.ts'
import { Island } from '../../Island.tsx'
import { Section } from '../../Section.tsx'

export function Testimonials() {
  const t = useText()
  return (
    <Section eyebrow={t('site.testimonials.eyebrow')} title={t('site.testimonials.title')}>
      <Island name="testimonials">
        <NoTestimonials />
      </Island>
    </Section>
  )
}

export function NoTestimonials() {
  const t = useText()
  return (
    <EmptyState title={t('site.testimonials.none')}>
      <span className="block max-w-[60ch]">{t('site.testimonials.how')}</span>
    </EmptyState>
  )
}
