/** The start page, until the public site stands: what this is, what stands behind a promise, and the doors in. */
import { Link as RouterLink } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { Carousel } from '#web/market/parts.tsx'
import { useStoredUser } from '#web/session/index.ts'
import { Button, Link, TermPlate } from '#web/ui/index.ts'
import { SitePage } from '../SitePage.tsx'

export function Component() {
  const t = useText()
  return (
    <SitePage>
      <section className="wrap grid items-center gap-10 py-12 md:py-20 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-5">
          <p className="font-head text-12 font-bold tracking-[.08em] text-accent-text uppercase">{t('site.eyebrow')}</p>
          <h1 className="font-serif text-40 leading-[1.1] text-balance md:text-56">{t('site.title')}</h1>
          <p className="max-w-[60ch] text-18 text-text-2">{t('site.lead')}</p>
          <Doors />
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
          <figcaption className="text-13 text-text-3">{t('site.sample')}</figcaption>
        </figure>
      </section>
      <div className="border-t border-line">
        <div className="wrap py-4">
          <Carousel />
        </div>
      </div>
      <section className="border-t border-line bg-surface-1">
        <div className="wrap grid gap-8 py-12 md:grid-cols-3 md:py-16">
          {(['funded', 'opens', 'paper'] as const).map((point) => (
            <div key={point} className="grid content-start gap-2">
              <h2 className="font-head text-18 font-bold">{t(`site.points.${point}`)}</h2>
              <p className="text-16 text-text-2">{t(`site.points.${point}_text`)}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="wrap py-10">
        <p className="max-w-[70ch] text-text-2">{t('site.risk')}</p>
      </section>
    </SitePage>
  )
}

function Doors() {
  const t = useText()
  const user = useStoredUser()
  return (
    <div className="flex flex-wrap items-center gap-3 pt-2">
      <Button variant="primary" render={<RouterLink to={user ? '/dashboard' : '/register'} />}>
        {t(user ? 'site.dashboard' : 'site.sign_up')}
      </Button>
      {!user && (
        <Button variant="secondary" render={<RouterLink to="/login" />}>
          {t('site.log_in')}
        </Button>
      )}
      <Link className="px-2 py-3" render={<RouterLink to="/plans" />}>
        {t('site.plans')}
      </Link>
    </div>
  )
}
