/** Three cards, each with figures as evidence and a link to their records. */

import type { ReactNode } from 'react'
import { textIn } from '#content/languages'
import { useText } from '#web/shared/locale/text.ts'
import { useHas } from '../../parts/Live.tsx'
import { figureMark, LiveFigure, type LiveFigureProps, WithFigures } from '../../parts/LiveFigure.tsx'
import { MoreInline } from '../../parts/Section.tsx'
import { useSiteLanguage } from '../../parts/SiteLanguage.tsx'

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
    <article data-reveal className="grid content-start gap-2 rounded-4 md:gap-3 border border-line bg-surface-1 p-4 shadow-card md:p-6">
      <h3 className="font-serif text-20 md:text-24">{t(`site.features.${kind}.title`)}</h3>
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
      <dt className="text-13 text-text-2">{label}</dt>
      <dd>
        <LiveFigure name={name} place="feature" className="text-20 font-medium md:text-24" />
      </dd>
    </div>
  )
}
