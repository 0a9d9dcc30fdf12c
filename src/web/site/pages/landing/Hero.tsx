/** What this is, in a sentence and in the drawing that runs through the product. */
import { useText } from '#web/locales/text.ts'
import { TermPlate } from '#web/ui/index.ts'
import { buttonStyle } from '../../frame/button-style.ts'

export function Hero() {
  const t = useText()
  return (
    <section className="wrap grid items-center gap-10 py-12 md:py-20 lg:grid-cols-2 lg:gap-12">
      <div className="grid gap-5">
        <p className="eyebrow">{t('site.eyebrow')}</p>
        <h1 className="font-serif text-40 leading-[1.1] text-balance md:text-56">{t('site.title')}</h1>
        <p className="max-w-[60ch] text-18 text-text-2">{t('site.lead')}</p>
        <div className="flex flex-wrap items-center gap-3 pt-2">
          <a href="/plans" className={buttonStyle('primary')}>
            {t('site.plans')}
          </a>
          <a href="/proof" className={buttonStyle('secondary')}>
            {t('proof.title')}
          </a>
        </div>
      </div>
      <figure className="grid max-w-144 gap-3">
        <TermPlate
          elapsed={0.4}
          label={t('site.drawing')}
          labels={{
            aside: t('site.drawing_aside'),
            now: t('site.drawing_now'),
            principal: t('site.drawing_principal'),
            maturity: t('site.drawing_maturity'),
          }}
          ticks={[0, 10, 20, 30].map((n) => ({ at: n / 30, label: t('site.day', { n }) }))}
        />
        <figcaption className="text-13 text-text-2">{t('site.sample')}</figcaption>
      </figure>
    </section>
  )
}
