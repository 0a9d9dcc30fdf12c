/** Four claims, each with a link to verify it. */

import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { MoreInline, Section } from '../../parts/Section.tsx'
import { useSiteLanguage } from '../../parts/SiteLanguage.tsx'

const claims = [
  ['funded', '/proof'],
  ['exit', '/terms-and-policy'],
  ['fees', '/fees'],
  ['erased', '/verify'],
] as const

export function Why() {
  const t = useText()
  const language = useSiteLanguage()
  return (
    <Section split eyebrow={t('site.why.eyebrow')} title={t('site.why.title')}>
      <ol className="border-t border-line">
        {claims.map(([claim, href], at) => (
          <li
            key={claim}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[3rem_minmax(0,1fr)] sm:gap-x-8 sm:py-5"
          >
            <span aria-hidden="true" className="font-serif text-24 text-accent-text">
              {at + 1}
            </span>
            <div className="grid gap-1">
              <h3 className="font-serif text-20 sm:text-24">{t(`site.why.${claim}`)}</h3>
              <p className="max-w-[58ch] text-14 text-text-2 md:text-16">
                {t(`site.why.${claim}_text`)} <MoreInline href={placeHref(language, href)}>{t(`site.why.${claim}_link`)}</MoreInline>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
