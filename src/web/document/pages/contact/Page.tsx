/** The support form, and the contacts that the operator gave. */
import type { ReactNode } from 'react'
import { NO_FIGURE } from '#contract/shared/stat-name'
import { Live, LivePart, useLive } from '#web/document/parts/Live.tsx'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { TextHead } from '#web/document/text/TextPage.tsx'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { linkStyle } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'

export const page: SitePageDefinition = {
  path: '/contact',
  title: ({ t }) => t('pages.contact.title'),
  description: ({ t }) => t('pages.contact.summary'),
  Body,
}

function Body({ language }: SiteBodyProps) {
  const t = useText()
  return (
    <article>
      <TextHead eyebrow={t('pages.contact.eyebrow')} title={t('pages.contact.title')} summary={t('pages.contact.summary')} />
      <div className="wrap grid items-start gap-6 py-10 md:py-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Ask />
        <div className="grid gap-6">
          <Ways />
        </div>
      </div>
      <div className="wrap grid gap-3 pb-12 md:pb-16">
        <h2 className="font-head text-20 font-bold tracking-[-.01em]">{t('pages.contact.before')}</h2>
        <ul className="grid max-w-[60ch] list-disc gap-2 ps-5 text-16 leading-7 text-text-2">
          <li>{t('pages.contact.delayed')}</li>
          <li>{t('pages.contact.never')}</li>
          <li>
            {t('pages.contact.questions')}{' '}
            <a href={placeHref(language, '/faqs')} className={linkStyle}>
              {t('pages.faqs.title')}
            </a>
          </li>
        </ul>
      </div>
    </article>
  )
}

/** The form of visitors; members have their conversations. Without a script there is the address of an operator who gave one. */
function Ask() {
  const t = useText()
  return (
    <>
      <LivePart name="support" className="min-h-132 scripted member:hidden">
        <span />
      </LivePart>
      <section className="grid content-start justify-items-start gap-3 rounded-4 border border-line bg-surface-1 p-(--card-pad) shadow-card guest:hidden">
        <h2 className="font-head text-16 font-bold">{t('pages.contact.ask')}</h2>
        <p className="text-text-2">{t('pages.contact.ask_help')}</p>
        <a href="/support" className={buttonStyle('primary')}>
          {t('pages.contact.ask')}
        </a>
      </section>
      <p className="unscripted rounded-3 bg-surface-2 px-3.5 py-3 text-14 text-text-2">{t('frame.no_script')}</p>
    </>
  )
}

/** What the operator gave, and nothing else. */
function Ways() {
  const live = useLive()
  const t = useText()
  const mail = live('support_email')
  const phone = live('support_phone')
  return (
    <>
      {mail !== NO_FIGURE && (
        <Way title={t('pages.contact.mail')} help={t('pages.contact.mail_help')}>
          <a href={`mailto:${mail}`} className={linkStyle}>
            {mail}
          </a>
        </Way>
      )}
      {phone !== NO_FIGURE && (
        <Way title={t('pages.contact.phone')} help={t('pages.contact.phone_help')}>
          <a href={`tel:${phone}`} className={linkStyle}>
            {phone}
          </a>
        </Way>
      )}
      <Way title={t('pages.contact.operator')} help={t('pages.contact.operator_help')}>
        <address className="whitespace-pre-line not-italic">
          <Live name="company_block" className="whitespace-pre-line!" />
        </address>
      </Way>
    </>
  )
}

function Way({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 rounded-4 border border-line bg-surface-1 p-(--card-pad) shadow-card">
      <h2 className="font-head text-16 font-bold">{title}</h2>
      <div className="text-16 wrap-anywhere">{children}</div>
      <p className="text-14 text-text-2">{help}</p>
    </section>
  )
}
