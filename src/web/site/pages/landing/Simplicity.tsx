/** One claim that can be checked: the median withdrawal time, or the exit rule until a withdrawal was paid. */
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useHas } from '../../parts/Live.tsx'
import { figureMark, WithFigures } from '../../parts/LiveFigure.tsx'
import { MoreInline, Section } from '../../parts/Section.tsx'
import { useSiteLanguage } from '../../parts/SiteLanguage.tsx'

export function Simplicity() {
  const t = useText()
  const language = useSiteLanguage()
  const paid = useHas()('payout')
  return (
    <Section split raised eyebrow={t('site.simplicity.eyebrow')} title={t('site.simplicity.title')}>
      <p className="max-w-[56ch] text-16 text-text-2 md:text-18">
        {paid ? (
          <WithFigures text={t('site.simplicity.lead', { median: figureMark('median_withdrawal_time') })} place="lead" />
        ) : (
          t('site.simplicity.lead_none')
        )}{' '}
        <MoreInline href={placeHref(language, paid ? '/status' : '/terms-and-policy')}>
          {t(paid ? 'site.simplicity.link' : 'site.simplicity.link_none')}
        </MoreInline>
      </p>
    </Section>
  )
}
