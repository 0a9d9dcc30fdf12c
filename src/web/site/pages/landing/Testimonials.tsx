/** What members wrote who earned it, or that nobody has yet and how one is earned. */
import { useText } from '#web/locales/text.ts'
import { EmptyState } from '#web/ui/index.ts'
import { Island } from '../../Island.tsx'
import { Section } from '../../Section.tsx'

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
