/** Each plan's return and terms, its cost (nothing), and the bot whose record it follows. */
import type { ReactNode } from 'react'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { SitePlans, useSitePlans } from '#web/document/parts/SitePlans.tsx'
import { TextHead } from '#web/document/text/TextPage.tsx'
import { linkStyle, Note } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'

export const page: SitePageDefinition = {
  path: '/pricing',
  title: ({ t }) => t('pages.pricing.title'),
  description: ({ t }) => t('pages.pricing.summary'),
  Body,
}

function Body({ language }: SiteBodyProps) {
  const t = useText()
  const plans = useSitePlans()
  return (
    <article>
      <TextHead eyebrow={t('pages.pricing.eyebrow')} title={t('pages.pricing.title')} summary={t('pages.pricing.summary')} />
      <div className="wrap grid gap-10 py-10 md:py-14">
        <section aria-labelledby="plans" className="grid gap-6">
          <div className="grid gap-4">
            <h2 id="plans" className="font-head text-20 font-bold tracking-[-.01em]">
              {t('pages.pricing.plans')}
            </h2>
            <Note kind="risk" className="max-w-[46rem]">
              {t('plans.intro')}
            </Note>
          </div>
          <div className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
            <SitePlans />
          </div>
        </section>
        <div className="grid gap-x-12 gap-y-8 border-t border-line pt-10 md:grid-cols-3">
          <Point title={t('pages.pricing.fees')} text={t('pages.pricing.fees_text')}>
            <More href={placeHref(language, '/fees')}>{t('pages.pricing.fees_more')}</More>
          </Point>
          <Point title={t('pages.pricing.bots')} text={t('pages.pricing.bots_text')}>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {plans.map(
                ({ bot_version: bot, landing_name: name }) =>
                  bot &&
                  name && (
                    <li key={bot}>
                      <More href={`/bots/${bot}`} label={t('pages.pricing.bot_label', { bot, name })}>
                        {t('pages.pricing.bot', { bot })}
                      </More>
                    </li>
                  ),
              )}
            </ul>
          </Point>
          <Point title={t('pages.pricing.others')} text={t('pages.pricing.others_text')}>
            <More href="/plans">{t('pages.pricing.others_more')}</More>
          </Point>
        </div>
      </div>
    </article>
  )
}

function Point({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-head text-16 font-bold">{title}</h2>
      <p className="text-14 text-text-2">{text}</p>
      <div className="pt-1 text-14">{children}</div>
    </section>
  )
}

function More({ href, label, children }: { href: string; label?: string; children: ReactNode }) {
  return (
    <a href={href} aria-label={label} className={`${linkStyle} inline-flex min-h-8 items-center`}>
      {children}
    </a>
  )
}
