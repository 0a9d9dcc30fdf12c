/** The 404 page. */

import type { SitePageDefinition } from '#web/document/parts/page.ts'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export const page: SitePageDefinition = {
  path: '/404',
  title: ({ t }) => t('site.not_found.title'),
  description: ({ t }) => t('site.not_found.help'),
  hidden: true,
  Body,
}

function Body() {
  const t = useText()
  return (
    <section className="wrap grid min-h-[60vh] content-center gap-5 py-20">
      <p className="eyebrow">404</p>
      <h1 className="serif-heading max-w-[24ch]">{t('site.not_found.title')}</h1>
      <p className="max-w-[52ch] text-16 text-text-2">{t('site.not_found.help')}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <a href="/" className={buttonStyle('primary')}>
          {t('site.not_found.home')}
        </a>
        <a href="/plans" className={buttonStyle('secondary')}>
          {t('site.plans')}
          <Icon name="chevron-right" size={16} className="rtl:-scale-x-100" />
        </a>
      </p>
    </section>
  )
}
