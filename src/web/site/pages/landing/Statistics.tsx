/** The public counters. Until one has counted something, a figure of the operator's money takes its place, and a sentence names it. */
import { textIn } from '#content/languages'
import type { StatName } from '#contract/shared/stat-name'
import { useText } from '#web/shared/locale/text.ts'
import { useHas } from '../../parts/Live.tsx'
import { figureMark, LiveFigure, WithFigures } from '../../parts/LiveFigure.tsx'
import { useSiteLanguage } from '../../parts/SiteLanguage.tsx'

const counters = ['verified_users', 'deposits_settled', 'withdrawals_paid', 'median_withdrawal_time'] as const
/** What can be seen on the first day already. */
const others = ['custody', 'reserve_free', 'reserve_committed', 'running_since'] as const

export function Statistics() {
  const t = useText()
  const texts = textIn(useSiteLanguage(), 'stats')
  const has = useHas()
  const counted = counters.filter(has)
  const uncounted = counters.filter((name) => !has(name))
  const shown: readonly StatName[] = [...counted, ...others.filter(has)].slice(0, counters.length)
  return (
    <section aria-labelledby="statistics" className="later border-t border-line">
      <div className="wrap grid gap-3 py-5 md:gap-8 md:py-16 lg:py-20">
        <header data-reveal className="grid gap-2 md:gap-3">
          <h2 id="statistics" className="serif-heading">
            {t('site.stats.title')}
          </h2>
          <p className="max-w-[60ch] text-16 text-text-2">{t('site.stats.lead')}</p>
        </header>
        {/* As many columns as their amounts allow. */}
        <dl data-reveal className="flex flex-wrap border-line max-sm:border-t sm:gap-y-8">
          {shown.map((name) => (
            <div
              key={name}
              className="flex min-w-1/2 flex-auto flex-col-reverse justify-end gap-1 border-line py-2.5 max-sm:border-b sm:border-s sm:px-6 sm:py-2 lg:min-w-1/4"
            >
              <dt className="text-14 text-text-2">{texts[name].title}</dt>
              <dd className="font-serif text-20 sm:text-[clamp(1.25rem,4vw,2rem)] lg:text-32">
                <LiveFigure name={name} place="stat" className="font-serif" />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-14 text-text-2">
          {uncounted.length > 0 && `${t('site.stats.uncounted', { names: uncounted.map((name) => texts[name].title).join(' · ') })} `}
          <WithFigures text={t('site.stats.since', { date: figureMark('running_since') })} place="since" />
        </p>
      </div>
    </section>
  )
}
