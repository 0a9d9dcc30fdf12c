/** How to reach the operator: the configured contacts, or that there are none. */
import type { ReactNode } from 'react'
import { Live, useLive } from '#web/document/parts/Live.tsx'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { TextHead } from '#web/document/text/TextPage.tsx'
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
  const live = useLive()
  const t = useText()
  const mail = live('support_email')
  const phone = live('support_phone')
  return (
    <article>
      <TextHead eyebrow={t('pages.contact.eyebrow')} title={t('pages.contact.title')} summary={t('pages.contact.summary')} />
      <div className="wrap grid gap-6 py-10 md:grid-cols-3 md:py-14">
        <Way title={t('pages.contact.mail')} help={t('pages.contact.mail_help')}>
          <a data-optional={mail} href={`mailto:${mail}`} className={linkStyle}>
            {mail}
          </a>
          <Unset of={mail} />
        </Way>
        <Way title={t('pages.contact.phone')} help={t('pages.contact.phone_help')}>
          <a data-optional={phone} href={`tel:${phone}`} className={linkStyle}>
            {phone}
          </a>
          <Unset of={phone} />
        </Way>
        <Way title={t('pages.contact.operator')} help={t('pages.contact.operator_help')}>
          <address className="whitespace-pre-line not-italic">
            <Live name="company_block" className="whitespace-pre-line!" />
          </address>
        </Way>
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

function Way({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 rounded-4 border border-line bg-surface-1 p-(--card-pad) shadow-card">
      <h2 className="font-head text-16 font-bold">{title}</h2>
      <div className="text-16 wrap-anywhere">{children}</div>
      <p className="text-13 text-text-2">{help}</p>
    </section>
  )
}

/** Shown if the value isn't configured; optional ones are hidden then. */
function Unset({ of }: { of: string }) {
  const t = useText()
  return (
    <span data-unless={of} className="text-text-2">
      {t('pages.contact.unset')}
    </span>
  )
}
