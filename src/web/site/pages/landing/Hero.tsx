/** One sentence about the product, and its drawing. */

import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, TermKey, TermPlate } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const ELAPSED = 0.4
const DAYS = [0, 10, 20, 30]

export function Hero() {
  const t = useText()
  return (
    <section className="wrap grid items-center gap-12 pt-12 pb-14 md:pt-18 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] lg:gap-16 lg:pt-24 lg:pb-28">
      <div className="grid gap-6">
        <p className="eyebrow">{t('site.hero.tagline')}</p>
        <h1 className="font-serif text-[2.5rem] leading-[1.12] tracking-[-.015em] text-balance sm:text-[3rem] md:text-[3.75rem] xl:text-[4.25rem]">
          {t('site.hero.title')}
        </h1>
        <p className="max-w-[52ch] text-18 text-text-2">{t('site.hero.lead')}</p>
        <div className="flex flex-wrap items-center gap-3 pt-1">
          <a href="#plans" className={buttonStyle('primary')}>
            {t('site.hero.plans')}
          </a>
          <a href="/proof" className={buttonStyle('secondary')}>
            <Icon name="shield" />
            {t('site.hero.proof')}
          </a>
        </div>
        <p className="max-w-[52ch] border-s border-line-strong ps-4 text-13 text-text-2">{t('site.hero.admit')}</p>
      </div>
      <Plate />
    </section>
  )
}

function Plate() {
  const t = useText()
  return (
    <figure className="grid max-w-160 gap-4 max-lg:max-w-144">
      <TermPlate
        elapsed={ELAPSED}
        label={t('site.hero.drawing')}
        labels={{
          aside: t('site.hero.aside'),
          now: t('site.hero.now'),
          principal: t('site.hero.principal'),
          maturity: t('site.hero.maturity'),
        }}
        ticks={DAYS.map((n) => ({ at: n / 30, label: t('site.hero.day', { n }) }))}
      />
      <figcaption className="grid gap-2">
        <TermKey
          parts={[
            { part: 'accrued', label: t('site.hero.key.accrued') },
            { part: 'aside', label: t('site.hero.key.aside') },
            { part: 'principal', label: t('site.hero.key.principal') },
          ]}
        />
        <p className="text-13 text-text-2">{t('site.hero.sample')}</p>
      </figcaption>
    </figure>
  )
}
