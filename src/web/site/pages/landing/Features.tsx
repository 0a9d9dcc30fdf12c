/** Three cards, each with a figure as evidence and a link to its records. */
import type { ReactNode } from 'react'
import { useText } from '#web/shared/locale/text.ts'
import { LiveWhen } from '../../parts/Live.tsx'
import { figureMark, LiveFigure, type LiveFigureProps, WithFigures } from '../../parts/LiveFigure.tsx'
import { More } from '../../parts/Section.tsx'

export function Features() {
  const t = useText()
  return (
    <section aria-label={t('site.features.title')} className="wrap py-12 md:py-16 lg:py-24">
      <h2 className="sr-only">{t('site.features.title')}</h2>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-3">
        <Feature
          kind="bots"
          figure="worst_drawdown"
          records="/bots"
          text={t('site.features.bots.text')}
          without={{ has: 'has_drawdown', text: t('site.features.bots.text_none') }}
        >
          <Swing />
        </Feature>
        <Feature
          kind="funded"
          figure="coverage"
          records="/proof"
          text={t('site.features.funded.text', { custody: figureMark('custody'), owed: figureMark('owed') })}
        >
          <Covered />
        </Feature>
        <Feature kind="process" figure="returns_paid" records="/plans" text={t('site.features.process.text')}>
          <Clockwork />
        </Feature>
      </div>
    </section>
  )
}

type FeatureProps = {
  kind: 'bots' | 'funded' | 'process'
  figure: LiveFigureProps['name']
  records: string
  text: string
  /** The sentence until its figure exists. */
  without?: { readonly has: string; readonly text: string }
  children: ReactNode
}

function Feature({ kind, figure, records, text, without, children }: FeatureProps) {
  const t = useText()
  const sentence = <WithFigures text={text} place="feature" />
  return (
    <article
      data-reveal
      className="grid content-start gap-4 rounded-4 border border-line bg-surface-1 p-5 shadow-card md:p-6 md:grid-rows-[auto_auto_1fr_auto] lg:p-8"
    >
      <div className="mb-2">{children}</div>
      <h3 className="font-serif text-24">{t(`site.features.${kind}.title`)}</h3>
      <div className="grid content-start gap-3">
        <p className="grid justify-items-start gap-1">
          <span className="text-13 text-text-2">{t(`site.features.${kind}.figure`)}</span>
          <LiveFigure name={figure} place="feature" className="text-24 font-medium" />
        </p>
        <p className="text-16 text-text-2">
          {without ? (
            <>
              <LiveWhen name={without.has} is="yes">
                {sentence}
              </LiveWhen>
              <LiveWhen name={without.has} is="no">
                {without.text}
              </LiveWhen>
            </>
          ) : (
            sentence
          )}
        </p>
      </div>
      <p>
        <More href={records}>{t(`site.features.${kind}.link`)}</More>
      </p>
    </article>
  )
}

const frame = { viewBox: '0 0 120 48', width: 120, height: 48, fill: 'none', className: 'block' } as const

/** Up and down, around a level. */
function Swing() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M0 24h120" stroke="var(--line-strong)" />
      <path d="M1 30 16 18l12 8L46 6l14 22 14-10 16 24 14-14 15 4" stroke="var(--term-aside)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}

/** The product's drawing in small: pane, diagonal, backing line. */
function Covered() {
  return (
    <svg aria-hidden="true" {...frame}>
      <rect x=".5" y="2.5" width="119" height="33" fill="var(--term-aside-fill)" stroke="var(--term-aside)" />
      <path d="M1 35.5 119 3v32.5z" fill="var(--term-accrued)" />
      <path d="M0 43h120" stroke="var(--term-aside)" strokeWidth="3" />
    </svg>
  )
}

/** Tick marks, up to the last reached. */
function Clockwork() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M0 24h120" stroke="var(--line-strong)" />
      <path d="M0 24h92" stroke="var(--term-accrued)" strokeWidth="3" />
      {[4, 34, 64].map((x) => (
        <circle key={x} cx={x} cy="24" r="4" fill="var(--term-accrued)" />
      ))}
      <circle cx="94" cy="24" r="7" fill="var(--surface-1)" stroke="var(--term-aside)" strokeWidth="2" />
    </svg>
  )
}
