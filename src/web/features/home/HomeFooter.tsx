/** The footer of a member's home page (visitors have the site's): operator, documents, year, back to top. Unconfigured items are left out. */
import { textIn } from '#content/languages'
import { Button, Link } from '#web/kit/index.ts'
import { useConfig } from '#web/shared/config/config-query.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'

export function HomeFooter() {
  const t = useText()
  const language = useLanguage()
  const config = useConfig().data
  if (!config) return null
  const { company_block, support_email, support_phone, documents, business_now } = config
  return (
    <footer className="grid gap-6 border-t border-line pt-6 text-13 text-text-2">
      <div className="flex flex-wrap justify-between gap-x-10 gap-y-4">
        <address className="grid max-w-[34ch] content-start gap-2 whitespace-pre-line not-italic">
          {company_block ?? textIn(language, 'liveWords').no_company}
          {support_phone && <Link href={`tel:${support_phone}`}>{support_phone}</Link>}
          {support_email && <Link href={`mailto:${support_email}`}>{support_email}</Link>}
        </address>
        <nav aria-label={t('frame.foot.documents')} className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <Link href={`${documents.manual}?language=${language}`}>{t('frame.foot.manual')}</Link>
          <Link href={`${documents.certificate}?language=${language}`}>{t('frame.foot.certificate')}</Link>
          <Link href={`${documents.legal}?language=${language}`}>{t('frame.foot.legal_document')}</Link>
        </nav>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('frame.foot.year', { year: new Date(business_now).getUTCFullYear() })}</p>
        <Button variant="quiet" size="s" icon="chevron-up" onClick={() => scrollTo({ top: 0 })}>
          {t('frame.foot.to_top')}
        </Button>
      </div>
    </footer>
  )
}
