/** The footer of every public page: links, operator, status and documents. Unconfigured items are left out. */
import type { Language } from '#contract/shared/language'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, LogoMark } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { pathIn } from '#web/shared/locale/language.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'
import { Live, useLive } from '../parts/Live.tsx'
import { useSiteLanguage } from '../parts/Section.tsx'
import { LanguageLinks } from './LanguageMenu.tsx'
import { CONTACT, marketKeys, usePlaceHref } from './places.ts'

type Line = { readonly label: Key; readonly href: string }

const company: readonly Line[] = [
  { label: 'frame.foot.home', href: '/' },
  { label: 'frame.about', href: '/about' },
  { label: 'frame.foot.vision', href: '/about#vision' },
  { label: 'frame.foot.mission', href: '/about#mission' },
  { label: 'frame.foot.community', href: '/about#community' },
]
const product: readonly Line[] = [
  { label: 'frame.plans', href: '/plans' },
  { label: 'frame.foot.pricing', href: '/pricing' },
  { label: 'frame.foot.fees', href: '/fees' },
  { label: 'frame.proof', href: '/proof' },
  { label: 'frame.trades', href: '/live-trades' },
  { label: 'frame.forecasts', href: '/forecasts' },
]
const legal: readonly Line[] = [
  { label: 'frame.foot.tos', href: '/tos' },
  { label: 'frame.foot.privacy', href: '/privacy' },
  { label: 'frame.foot.risk', href: '/risk' },
  { label: 'frame.foot.faqs', href: '/faqs' },
  { label: 'frame.foot.contact', href: CONTACT },
  { label: 'frame.foot.support', href: '/contact' },
]
const documents: readonly Line[] = [
  { label: 'frame.foot.manual', href: '/api/v1/documents/manual.pdf' },
  { label: 'frame.foot.certificate', href: '/api/v1/documents/certificate.pdf' },
  { label: 'frame.foot.legal_document', href: '/api/v1/documents/legal.pdf' },
]

/** Printed documents are in the page's language. */
function printedIn(line: Line, language: Language): Line {
  return language === 'en' ? line : { ...line, href: `${line.href}?language=${language}` }
}

/** `path`: the same page in other languages. */
export function SiteFooter({ path }: { path: string }) {
  const t = useText()
  const live = useLive()
  const language = useSiteLanguage()
  return (
    <footer className="border-t border-line bg-surface-1">
      <div className="wrap grid py-4 md:grid-cols-4 md:gap-x-8 md:gap-y-10 md:py-14 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.3fr] lg:py-18">
        <Operator />
        <Column title="frame.foot.company" lines={company} />
        <Column title="frame.foot.product" lines={product} />
        <Column title="frame.foot.legal" lines={legal} />
        <div className="contents content-start gap-6 md:grid lg:gap-8">
          <Status />
          <Column title="frame.foot.documents" lines={documents.map((line) => printedIn(line, language))} />
        </div>
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-14 md:py-4 text-text-2">
          <p className="max-md:flex-1">{t('frame.foot.year', { year: live('copyright_year') })}</p>
          <LanguageLinks path={path} className="-mx-3 flex flex-wrap max-md:order-last max-md:basis-[calc(100%+1.5rem)]" />
          <a href="#top" data-to-top className={buttonStyle('quiet', '-mx-3 flex-none')}>
            {t('frame.foot.to_top')}
            <Icon name="chevron-up" size={16} />
          </a>
        </div>
      </div>
    </footer>
  )
}

function Operator() {
  const t = useText()
  const language = useSiteLanguage()
  const live = useLive()
  const phone = live('support_phone')
  const mail = live('support_email')
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-14 max-md:pb-3 md:gap-x-6 lg:grid lg:content-start lg:items-start lg:gap-4 text-text-2 lg:col-span-1">
      <a
        href={pathIn(language, '/')}
        className="inline-flex min-h-11 items-center gap-2.5 font-head text-18 font-bold tracking-[-.02em] text-text"
      >
        <LogoMark />
        {t('frame.name')}
      </a>
      <address className="grid max-w-[34ch] gap-2 whitespace-pre-line not-italic">
        <Live name="company_block" className="whitespace-pre-line!" />
        <span data-optional={phone}>
          {t('frame.foot.phone')}{' '}
          <a href={`tel:${phone}`} className="text-accent-text underline underline-offset-3">
            {phone}
          </a>
        </span>
        <a data-optional={mail} href={`mailto:${mail}`} className="text-accent-text underline underline-offset-3">
          {mail}
        </a>
      </address>
      <SocialLinks />
    </div>
  )
}

const head = 'font-head text-12 font-bold tracking-[.08em] text-text-2 uppercase'

/** Folded on phones, without script too; `foot-fold` (frame-parts.css) keeps it open in wider windows, under the plain heading. */
function Column({ title, lines }: { title: Key; lines: readonly Line[] }) {
  const t = useText()
  const hrefOf = usePlaceHref()
  return (
    <section className="foot-fold content-start gap-1 md:grid">
      <h2 className={`foot-head ${head}`}>{t(title)}</h2>
      <details className="group border-t border-line md:border-t-0">
        <summary className={`flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 hover:text-text ${head}`}>
          {t(title)}
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        </summary>
        <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:pb-3">
          {lines.map(({ label, href }) => (
            <li key={label}>
              <a
                href={hrefOf(href)}
                className="inline-flex min-h-9 items-center text-14 text-text-2 no-underline hover:text-text hover:underline max-lg:min-h-11 max-lg:py-1"
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function Status() {
  const t = useText()
  const language = useSiteLanguage()
  return (
    <section className="grid content-start gap-2 max-md:order-last max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-0 max-md:border-t max-md:border-line max-md:pt-1">
      <h2 className={`max-md:sr-only ${head}`}>{t('frame.foot.status')}</h2>
      <p className="text-14 text-text">
        <Live name="status_line" className="whitespace-normal!" />
      </p>
      <a
        href={pathIn(language, '/status')}
        className="inline-flex md:-mt-1 min-h-9 items-center justify-self-start text-14 text-accent-text underline underline-offset-3 max-lg:min-h-11"
      >
        {t('frame.foot.status_link')}
      </a>
    </section>
  )
}

/** The operator's social pages, if configured. Drawn as initials, because the logos are trademarks. */
const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['pinterest', 'Pinterest'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const

function SocialLinks() {
  const t = useText()
  const live = useLive()
  return (
    <ul aria-label={t('frame.foot.social')} className="flex flex-wrap gap-2">
      {networks.map(([id, name]) => (
        <li key={id} data-optional={live(`social_${id}`)}>
          <a
            href={live(`social_${id}`)}
            rel="noreferrer noopener"
            className="grid size-11 place-items-center rounded-full border border-line text-text-2 hover:border-line-control hover:text-text"
          >
            <svg
              viewBox="0 0 20 20"
              width={20}
              height={20}
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={drawings[id]} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const drawings: Readonly<Record<(typeof networks)[number][0], string>> = {
  instagram:
    'M6.25 3h7.5A3.25 3.25 0 0 1 17 6.25v7.5A3.25 3.25 0 0 1 13.75 17h-7.5A3.25 3.25 0 0 1 3 13.75v-7.5A3.25 3.25 0 0 1 6.25 3zM10 12.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM14 6h.05',
  facebook: 'M13.5 3h-1.75A3.25 3.25 0 0 0 8.5 6.25V17M5.75 9.25h7',
  pinterest: 'M8 17 10 8M6.6 11.2A4.2 4.2 0 1 1 10.8 13c-1 0-1.75-.5-2-1.2',
  x: 'M4 4l12 12M16 4 4 16',
  youtube: 'M4.5 5h11c1.1 0 2 .9 2 2v6c0 1.1-.9 2-2 2h-11c-1.1 0-2-.9-2-2V7c0-1.100.9-2 2-2zM8.500 7.750 12.500 10 8.500 12.250z',
  linkedin: 'M4.500 8.500v7M4.500 5v.1M8.500 15.500v-7M8.500 11.500c0-1.700 1.100-3 2.900-3s2.600 1.200 2.600 3v4',
}

/** Links to the coins' prices and to the market pages. */
export function MarketLinks({ className }: { className: string }) {
  const t = useText()
  const language = useSiteLanguage()
  const line = 'flex min-h-9 items-center rounded-2 px-3 text-14 text-text no-underline hover:bg-surface-2 max-lg:min-h-11'
  return (
    <ul className={className}>
      <li>
        <a href="/market" className={line}>
          {t('frame.prices')}
        </a>
      </li>
      {marketKeys.map((key) => (
        <li key={key}>
          <a href={placeHref(language, `/market/${key}`)} className={line}>
            {t(`frame.market_keys.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
