/** What the product is, for whom, and the one next step, beside a calculator of what an amount becomes. Below: what the AI is. */

import { buttonStyle } from '#web/kit/action/button-style.ts'
import { linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Calculator } from './Calculator.tsx'

export function Hero() {
  const t = useText()
  return (
    <section className="wrap grid gap-5 pt-5 pb-5 md:gap-10 md:pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:gap-12 lg:pt-6">
      <div className="grid content-between gap-4 lg:py-4">
        <div className="grid gap-3 md:gap-4">
          <p className="eyebrow">{t('site.hero.tagline')}</p>
          <h1 className="font-serif text-[2.125rem] leading-[1.12] tracking-[-.015em] text-balance sm:text-[2.75rem] lg:text-[3rem] xl:text-[3.5rem]">
            {t('site.hero.title')}
          </h1>
          <p className="max-w-[52ch] text-16 text-text-2 md:text-18">{t('site.hero.lead')}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1">
            <a href="/register" className={buttonStyle('primary', 'min-h-12 text-16! member:hidden')}>
              {t('site.hero.start')}
            </a>
            <a href="/plans" className={buttonStyle('primary', 'min-h-12 text-16! guest:hidden')}>
              {t('site.hero.start')}
            </a>
            <a href="/proof" className={`${linkStyle} inline-flex min-h-11 items-center`}>
              {t('site.hero.proof')}
            </a>
          </div>
          <p className="max-w-[52ch] text-14 text-text-2 max-sm:text-13">{t('site.hero.admit')}</p>
        </div>
        <p className="max-w-[52ch] border-s-2 border-term-aside ps-4 text-14 text-text-2 max-sm:text-13">
          {t('site.hero.ai')}{' '}
          <a href="/bots" className={linkStyle}>
            {t('site.hero.ai_link')}
          </a>
        </p>
      </div>
      <Calculator />
    </section>
  )
}
