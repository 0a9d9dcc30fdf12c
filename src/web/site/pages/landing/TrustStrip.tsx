/** Why to trust it, in three figures: coverage, last checkpoint, last payout. Where one has no value yet, a figure that exists takes its place. */

import type { ReactNode } from 'react'
import { textIn } from '#content/languages'
import type { StatName } from '#contract/shared/stat-name'
import { linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LiveWhen, useHas, useLive } from '../../parts/Live.tsx'
import { figureMark, LiveFigure, WithFigures } from '../../parts/LiveFigure.tsx'
import { useSiteLanguage } from '../../parts/SiteLanguage.tsx'

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
            <a href="/verify" className={linkStyle}>
              {t('site.trust.check')}
            </a>
          </Cell>
        </LiveWhen>
        <LiveWhen name="proof" is="none">
          <Instead figure="running_since">{t('site.trust.journal')}</Instead>
        </LiveWhen>
        {has('returns_paid') ? (
          <Cell label={t('site.trust.payout')} figure={<span className="num">{live('last_payout')}</span>}>
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
      <p className="text-13 text-text-2">{label}</p>
      <p className="text-18 font-medium lg:text-20">{figure}</p>
      <p className="w-full text-13 text-text-2">{children}</p>
    </div>
  )
}
