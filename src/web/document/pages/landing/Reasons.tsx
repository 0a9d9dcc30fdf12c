/** What the platform does and why: three cards with figures as evidence, the steps, and claims with a link to verify each. */
import type { ReactNode } from 'react'
import { textIn } from '#content/languages'
import { useHas } from '#web/document/parts/Live.tsx'
import { figureMark, LiveFigure, type LiveFigureProps, WithFigures } from '#web/document/parts/LiveFigure.tsx'
import { MoreInline, Section, useSiteLanguage } from '#web/document/parts/Section.tsx'
import { Icon, linkStyle } from '#web/kit/index.ts'
import { placeHref } from '#web/shared/language/paths.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Features() {
  const t = useText()
  return (
    <section aria-label={t('site.features.title')} className="wrap py-5 md:py-12 lg:py-16">
      <h2 className="sr-only">{t('site.features.title')}</h2>
      <div className="grid gap-3 md:gap-6 lg:grid-cols-3">
        <Bots />
        <Funded />
        <Process />
      </div>
    </section>
  )
}

/** The worst drawdown since release and in simulated history, each with its own label. */
function Bots() {
  const t = useText()
  const has = useHas()
  return (
    <Feature
      kind="bots"
      records="/bots"
      figures={
        <>
          {has('drawdown') && <Evidence label={t('site.features.bots.figure')} name="worst_drawdown" />}
          {has('simulated') && <Evidence label={t('site.features.bots.figure_simulated')} name="worst_drawdown_simulated" />}
        </>
      }
    >
      {t(has('drawdown') ? 'site.features.bots.text' : 'site.features.bots.text_none')}
    </Feature>
  )
}

function Funded() {
  const t = useText()
  const texts = textIn(useSiteLanguage(), 'stats')
  const owed = useHas()('coverage')
  return (
    <Feature
      kind="funded"
      records="/proof"
      figures={<Evidence label={owed ? t('site.features.funded.figure') : texts.custody.title} name={owed ? 'coverage' : 'custody'} />}
    >
      <WithFigures
        text={
          owed
            ? t('site.features.funded.text', { custody: figureMark('custody'), owed: figureMark('owed') })
            : t('site.features.funded.text_none')
        }
        place="feature-text"
      />
    </Feature>
  )
}

function Process() {
  const t = useText()
  const texts = textIn(useSiteLanguage(), 'stats')
  const has = useHas()
  const name = has('returns_paid') ? 'returns_paid' : has('reserve_committed') ? 'reserve_committed' : 'reserve_free'
  return (
    <Feature
      kind="process"
      records="/plans"
      figures={<Evidence label={name === 'returns_paid' ? t('site.features.process.figure') : texts[name].title} name={name} />}
    >
      {t('site.features.process.text')}
    </Feature>
  )
}

type FeatureProps = { kind: 'bots' | 'funded' | 'process'; records: string; figures: ReactNode; children: ReactNode }

function Feature({ kind, records, figures, children }: FeatureProps) {
  const t = useText()
  return (
    <article
      data-reveal
      aria-labelledby={`feature-${kind}`}
      className="grid content-start gap-2 rounded-4 md:gap-3 border border-line bg-surface-1 p-4 shadow-card md:p-6"
    >
      <div>
        <p className="eyebrow">{t(`site.features.${kind}.title`)}</p>
        <h3 id={`feature-${kind}`} className="font-serif text-20 md:text-24">
          {t(`site.features.${kind}.claim`)}
        </h3>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">{figures}</dl>
      <p className="text-14 text-text-2 md:text-16">
        {children} <MoreInline href={records}>{t(`site.features.${kind}.link`)}</MoreInline>
      </p>
    </article>
  )
}

function Evidence({ label, name }: { label: string; name: LiveFigureProps['name'] }) {
  return (
    <div className="flex flex-auto flex-wrap items-baseline justify-between gap-x-4 md:grid md:flex-none md:justify-items-start md:gap-1">
      <dt className="text-14 text-text-2">{label}</dt>
      <dd>
        <LiveFigure name={name} place="feature" className="text-20 font-medium md:text-24" />
      </dd>
    </div>
  )
}

/** One claim that can be checked: the median withdrawal time, or the exit rule until a withdrawal was paid. */
export function Simplicity() {
  const t = useText()
  const language = useSiteLanguage()
  const paid = useHas()('payout')
  return (
    <Section split raised eyebrow={t('site.simplicity.eyebrow')} title={t('site.simplicity.title')}>
      <p className="max-w-[56ch] text-16 text-text-2 md:text-18">
        {paid ? (
          <WithFigures text={t('site.simplicity.lead', { median: figureMark('median_withdrawal_time') })} place="lead" />
        ) : (
          t('site.simplicity.lead_none')
        )}{' '}
        <MoreInline href={placeHref(language, paid ? '/status' : '/terms-and-policy')}>
          {t(paid ? 'site.simplicity.link' : 'site.simplicity.link_none')}
        </MoreInline>
      </p>
    </Section>
  )
}

/** Four steps, from an account to money out. */
const steps = [
  ['sign_up', 'user'],
  ['deposit', 'tray-in'],
  ['activate', 'bot'],
  ['withdraw', 'tray-out'],
] as const

export function Steps() {
  const t = useText()
  return (
    <Section raised eyebrow={t('site.steps.eyebrow')} title={t('site.steps.title')}>
      <ol className="grid gap-x-8 gap-y-4 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([step, icon], at) => (
          <li
            key={step}
            className="grid grid-cols-[auto_1fr_auto] content-start items-center gap-x-3 gap-y-1.5 border-t-2 border-accent-edge pt-3 sm:gap-y-3 sm:grid-cols-[1fr_auto] sm:pt-5"
          >
            <Icon name={icon} size={24} className="text-accent-text" />
            <h3 className="font-serif text-20 sm:order-1 sm:text-24 sm:col-span-2">{t(`site.steps.${step}`)}</h3>
            <span aria-hidden="true" className="font-serif text-20 text-text-3">
              {at + 1}
            </span>
            <p className="col-span-full text-14 text-text-2 sm:text-16 sm:order-1">
              <StepText step={step} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function StepText({ step }: { step: (typeof steps)[number][0] }) {
  const t = useText()
  const [before, after] = t(`site.steps.${step}_text`).split('{here}')
  if (after === undefined) return before
  return (
    <>
      {before}
      <a href="/bots" className={linkStyle}>
        {t('site.steps.here')}
        <span className="sr-only">{t('site.steps.records')}</span>
      </a>
      {after}
    </>
  )
}

/** Four claims, each with a link to verify it. */
const claims = [
  ['funded', '/proof'],
  ['exit', '/terms-and-policy'],
  ['fees', '/fees'],
  ['erased', '/proof#check'],
] as const

export function Why() {
  const t = useText()
  const language = useSiteLanguage()
  return (
    <Section split eyebrow={t('site.why.eyebrow')} title={t('site.why.title')}>
      <ol className="border-t border-line">
        {claims.map(([claim, href], at) => (
          <li
            key={claim}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[3rem_minmax(0,1fr)] sm:gap-x-8 sm:py-5"
          >
            <span aria-hidden="true" className="font-serif text-24 text-accent-text">
              {at + 1}
            </span>
            <div className="grid gap-1">
              <h3 className="font-serif text-20 sm:text-24">{t(`site.why.${claim}`)}</h3>
              <p className="max-w-[58ch] text-14 text-text-2 md:text-16">
                {t(`site.why.${claim}_text`)} <MoreInline href={placeHref(language, href)}>{t(`site.why.${claim}_link`)}</MoreInline>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
