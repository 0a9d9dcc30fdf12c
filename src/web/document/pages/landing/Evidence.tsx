/**
 * What can be checked: three figures, the public counters, and testimonials. Where one has no value yet, another that exists takes its
 * place.
 */
import type { ReactNode } from 'react'
import { textIn } from '#content/languages'
import type { StatName } from '#contract/shared/stat-name'
import { LivePart, LiveWhen, useHas, useLive } from '#web/document/parts/Live.tsx'
import { figureMark, LiveFigure, WithFigures } from '#web/document/parts/LiveFigure.tsx'
import { MoreInline, Section, useSiteLanguage } from '#web/document/parts/Section.tsx'
import { linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function TrustStrip() {
  const t = useText()
  const has = useHas()
  const live = useLive()
  return (
    <aside aria-label={t('site.ticker.label')} className="wrap pb-5 md:pb-8 lg:pb-12">
      <div className="grid rounded-4 border border-line bg-surface-1 max-lg:divide-y divide-line lg:grid-cols-[minmax(min-content,5fr)_minmax(min-content,3fr)_minmax(min-content,3fr)] lg:divide-x">
        {has('coverage') ? <Coverage /> : <Instead figure="custody">{t('site.trust.nothing_owed')}</Instead>}
        <LiveWhen name="proof" is="stated">
          <Cell label={t('site.ticker.checkpoint')} figure={<Checkpoint />}>
            {t('site.trust.signed')}{' '}
            <a href="/proof#check" className={linkStyle}>
              {t('site.trust.check')}
            </a>
          </Cell>
        </LiveWhen>
        <LiveWhen name="proof" is="none">
          <Instead figure="running_since">{t('site.trust.journal')}</Instead>
        </LiveWhen>
        {has('returns_paid') ? (
          <Cell
            label={t('site.trust.payout')}
            figure={
              <span translate="no" className="num">
                {live('last_payout')}
              </span>
            }
          >
            <WithFigures text={t('site.trust.paid', { amount: figureMark('returns_paid') })} place="trust" />
          </Cell>
        ) : (
          <Reserve />
        )}
      </div>
    </aside>
  )
}

function Checkpoint() {
  const t = useText()
  return <WithFigures text={t('site.ticker.ago', { age: figureMark('checkpoint_age') })} place="trust" />
}

function Coverage() {
  const t = useText()
  const live = useLive()
  return (
    <Cell label={t('site.ticker.coverage')} figure={<LiveFigure name="coverage" place="trust" />}>
      <WithFigures text={t('site.trust.held', { custody: figureMark('custody'), owed: figureMark('owed') })} place="trust" />
      <span aria-hidden="true" className="mt-1.5 grid gap-1 max-lg:hidden">
        <span style={{ width: `${live('share_owed')}%` }} className="h-2.5 min-w-1 rounded-1 bg-term-principal-edge" />
        <span style={{ width: `${live('share_held')}%` }} className="h-1.5 min-w-1 rounded-1 bg-term-aside" />
      </span>
    </Cell>
  )
}

function Reserve() {
  const t = useText()
  return useHas()('reserve_committed') ? (
    <Instead figure="reserve_committed">{t('site.trust.committed')}</Instead>
  ) : (
    <Instead figure="reserve_free">{t('site.trust.free')}</Instead>
  )
}

/** Another figure, under its own name. */
function Instead({ figure, children }: { figure: StatName; children: ReactNode }) {
  return (
    <Cell label={textIn(useSiteLanguage(), 'stats')[figure].title} figure={<LiveFigure name={figure} place="trust" />}>
      {children}
    </Cell>
  )
}

function Cell({ label, figure, children }: { label: string; figure: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap content-start items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2 md:px-6 lg:grid lg:grid-cols-1 lg:py-4">
      <p className="text-14 text-text-2">{label}</p>
      <p className="text-18 font-medium lg:text-20">{figure}</p>
      <p className="w-full text-14 text-text-2">{children}</p>
    </div>
  )
}

/** The public counters. Until one has counted something, a figure of the operator's money takes its place, and a sentence names it. */
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

/** Published testimonials. Until there is one: how it is earned, and what can be checked today. */
export function Testimonials() {
  const t = useText()
  return (
    <Section eyebrow={t('voices.eyebrow')} title={t('voices.title')}>
      <LivePart name="testimonials">
        <NoTestimonials />
      </LivePart>
    </Section>
  )
}

const checks = [
  ['total', '/proof#check'],
  ['reserve', '/stats/reserve_committed'],
  ['bots', '/bots'],
] as const

function NoTestimonials() {
  const t = useText()
  return (
    <div className="grid gap-3 md:gap-5">
      <p className="max-w-[70ch] text-14 md:text-16 text-text-2">{t('site.voices.how')}</p>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {checks.map(([check, href]) => (
          <li key={check} className="grid content-start border-t border-line pt-3">
            <h3 className="text-16 font-medium">{t(`site.voices.check.${check}`)}</h3>
            <p className="text-14 text-text-2">
              {t(`site.voices.check.${check}_text`)} <MoreInline href={href}>{t(`site.voices.check.${check}_link`)}</MoreInline>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
