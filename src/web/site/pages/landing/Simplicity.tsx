/** One claim with its four public counters. */
import { statTexts } from '#content/stats'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LiveWhen, useLive } from '../../parts/Live.tsx'
import { figureMark, HeldAndOwed, LiveFigure, WithFigures } from '../../parts/LiveFigure.tsx'
import { More } from '../../parts/Section.tsx'
import { useSiteLanguage } from '../../parts/SiteLanguage.tsx'

const counters = ['verified_users', 'deposits_settled', 'withdrawals_paid', 'median_withdrawal_time'] as const

export function Simplicity() {
  const t = useText()
  const language = useSiteLanguage()
  return (
    <section className="later border-t border-line bg-surface-1">
      <div data-reveal className="wrap grid justify-items-center gap-6 py-14 text-center md:py-20 lg:py-32">
        <p className="eyebrow">{t('site.simplicity.eyebrow')}</p>
        <h2 className="max-w-[22ch] font-serif text-40 leading-[1.12] tracking-[-.015em] text-balance md:text-56">
          {t('site.simplicity.title')}
        </h2>
        <p className="max-w-[56ch] text-18 text-text-2">
          <LiveWhen name="has_payout" is="yes">
            <WithFigures text={t('site.simplicity.lead', { median: figureMark('median_withdrawal_time') })} place="lead" />
          </LiveWhen>
          <LiveWhen name="has_payout" is="no">
            {t('site.simplicity.lead_none')}
          </LiveWhen>
        </p>
        <p>
          <More href={placeHref(language, '/status')}>{t('site.simplicity.link')}</More>
        </p>
      </div>
    </section>
  )
}

export function Statistics() {
  const t = useText()
  const texts = statTexts(useSiteLanguage())
  return (
    <section aria-labelledby="statistics" className="later border-t border-line">
      <div className="wrap grid gap-8 py-12 md:gap-10 md:py-16 lg:py-28">
        <header data-reveal className="grid gap-3">
          <h2 id="statistics" className="serif-heading">
            {t('site.stats.title')}
          </h2>
          <p className="max-w-[60ch] text-16 text-text-2">{t('site.stats.lead')}</p>
        </header>
        {/* As many columns as their amounts allow. */}
        <dl data-reveal className="flex flex-wrap border-line max-sm:border-t sm:gap-y-10">
          {counters.map((name) => (
            <div
              key={name}
              className="flex min-w-full flex-auto flex-col-reverse justify-end gap-2 border-line py-5 max-sm:border-b sm:min-w-1/2 sm:border-s sm:px-6 sm:py-2 lg:min-w-1/4"
            >
              <dt className="text-14 text-text-2">{texts[name].title}</dt>
              <dd className="font-serif text-[clamp(1.25rem,7vw,2rem)] lg:text-40">
                <LiveFigure name={name} place="stat" className="font-serif" />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-14 text-text-2">
          <WithFigures text={t('site.stats.since', { date: figureMark('running_since') })} place="since" />
        </p>
      </div>
    </section>
  )
}

/** The current state of the promise, in place of slogans. */
export function NowLine() {
  const live = useLive()
  const t = useText()
  const notice = live('ticker_notice')
  return (
    <aside aria-label={t('site.ticker.label')} className="border-b border-line bg-surface-1">
      <ul className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-13 text-text-2">
        <li>
          {t('site.ticker.coverage')} <LiveFigure name="coverage" place="now" className="text-text" /> <HeldAndOwed place="now" />
        </li>
        <LiveWhen name="proof" is="stated">
          <li className="max-sm:hidden">
            {t('site.ticker.checkpoint')}{' '}
            <span className="num text-text">
              <WithFigures text={t('site.ticker.ago', { age: figureMark('checkpoint_age') })} place="now" />
            </span>
          </li>
        </LiveWhen>
        <li data-optional={notice} className="text-text">
          {notice}
        </li>
        <li className="ms-auto">
          <a href="/market" className="text-accent-text underline underline-offset-3">
            {t('site.ticker.prices')}
          </a>
        </li>
      </ul>
    </aside>
  )
}
