/** Published testimonials. Until there is one: how it is earned, and what can be checked today. */

import { useText } from '#web/shared/locale/text.ts'
import { LivePart } from '../../parts/LivePart.tsx'
import { MoreInline, Section } from '../../parts/Section.tsx'

export function Testimonials() {
  const t = useText()
  return (
    <Section eyebrow={t('voices.eyebrow')} title={t('voices.title')}>
      <LivePart name="testimonials">
        <NoTestimonials />
      </LivePart>
    </Section>
  )
}

const checks = [
  ['total', '/verify'],
  ['reserve', '/stats/reserve_committed'],
  ['bots', '/bots'],
] as const

function NoTestimonials() {
  const t = useText()
  return (
    <div className="grid gap-3 md:gap-5">
      <p className="max-w-[70ch] text-14 md:text-16 text-text-2">{t('site.voices.how')}</p>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {checks.map(([check, href]) => (
          <li key={check} className="grid content-start border-t border-line pt-3">
            <h3 className="text-16 font-medium">{t(`site.voices.check.${check}`)}</h3>
            <p className="text-14 text-text-2">
              {t(`site.voices.check.${check}_text`)} <MoreInline href={href}>{t(`site.voices.check.${check}_link`)}</MoreInline>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
