/**
 * One plan of the front page. Its terms are the server's, every line the same size, so that no rate is louder than what it depends on. What the
 * card offers follows `data-sale`: on, full, or none while nothing is on sale.
 */
import type { ReactNode } from 'react'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Chip, linkStyle, TermMini, TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from '../../parts/Live.tsx'
import type { LandingPlan } from './landing-plans.ts'
import { PlanFigure } from './PlanFigure.tsx'

const onlyFull = 'hidden group-data-[sale=full]:block'
const notFull = 'group-data-[sale=full]:hidden'
/** A term that is a sentence and no bare figure. */
const WRAPS = 'whitespace-normal!'

export function PlanCard({ plan }: { plan: LandingPlan }) {
  const live = useLive()
  const t = useText()
  const { id, name, bot } = plan
  return (
    <article
      aria-labelledby={`plan-${id}`}
      data-sale={live(`sale_${id}`)}
      className="group grid min-w-0 grid-rows-[auto_auto_1fr_auto_auto] gap-5 rounded-4 border border-line bg-canvas p-6 shadow-card light:bg-surface-1 max-md:p-5"
    >
      <header className="grid gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <h3 id={`plan-${id}`} className="font-head text-18 font-bold tracking-[-.01em]">
            {name}
          </h3>
          <Chip kind="on-sale" className="group-data-[sale=full]:hidden group-data-[sale=none]:hidden">
            {t('plans.on_sale')}
          </Chip>
          <Chip kind="fully-subscribed" className="hidden! group-data-[sale=full]:inline-flex!">
            {t('plans.fully_subscribed')}
          </Chip>
        </div>
        <p className="text-13 text-text-2">{t('site.portfolios.byline', { plan: live(`name_${id}`), bot })}</p>
      </header>
      <div className="grid gap-2 text-13 text-text-2">
        <Pair label={t('plans.aside')} className={notFull}>
          {t('plans.aside_value')}
        </Pair>
        <Pair label={t('plans.not_aside')} className="hidden! group-data-[sale=full]:flex!" />
        <div className={notFull}>
          <TermMini aside label={t('plans.mini')} />
        </div>
        <div className={onlyFull}>
          <TermMini aside={false} label={t('plans.mini_none')} />
        </div>
        <Pair label={t('plans.smallest')}>
          <PlanFigure plan={id} part="smallest" value={live(`min_${id}`)} className="font-medium" />
        </Pair>
      </div>
      <PlanTerms id={id} />
      <Sentence bot={bot} />
      <p>
        <a
          href="/plan"
          aria-label={t('plans.invest_now_label', { name })}
          className={buttonStyle('primary', 'w-full group-data-[sale=full]:hidden! group-data-[sale=none]:hidden!')}
        >
          {t('plans.invest_now')}
        </a>
        <a
          href={`/plans/${id}`}
          aria-label={t('plans.see_label', { name })}
          className={buttonStyle('secondary', 'hidden! w-full group-data-[sale=full]:inline-flex! group-data-[sale=none]:inline-flex!')}
        >
          {t('plans.see')}
        </a>
      </p>
    </article>
  )
}

function Pair({ label, children, className = '' }: { label: string; children?: ReactNode; className?: string }) {
  return (
    <p className={`flex justify-between gap-3 ${className}`}>
      <span>{label}</span>
      {children && <span className="font-medium text-text">{children}</span>}
    </p>
  )
}

function PlanTerms({ id }: { id: LandingPlan['id'] }) {
  const live = useLive()
  const t = useText()
  const term = t('site.portfolios.days', { term: live(`term_${id}`) })
  const range = t('plans.terms.range', { min: live(`min_${id}`), max: live(`max_${id}`) })
  const exit = live(`exit_${id}`)
  return (
    <TermsList
      terms={[
        {
          term: t('plans.terms.rate'),
          value: <PlanFigure plan={id} part="rate" value={live(`percent_${id}`)} className="font-medium" />,
        },
        {
          term: t('plans.terms.apy'),
          value: <PlanFigure plan={id} part="apy" value={live(`apy_${id}`)} className="font-medium" />,
          note: t('plans.terms.apy_note'),
        },
        { term: t('plans.terms.term'), value: <PlanFigure plan={id} part="term" value={term} className={WRAPS} /> },
        { term: t('plans.terms.portfolio'), value: <PlanFigure plan={id} part="range" value={range} className={WRAPS} /> },
        {
          term: t('plans.terms.daily'),
          value: <PlanFigure plan={id} part="daily" value={live(`daily_${id}`)} />,
          note: t('plans.terms.daily_note'),
        },
        { term: t('plans.terms.capital'), value: t('site.portfolios.capital') },
        { term: t('plans.terms.exit'), value: <PlanFigure plan={id} part="exit" value={exit} className={WRAPS} /> },
        { term: t('plans.terms.capacity'), value: <PlanFigure plan={id} part="capacity" value={live(`capacity_${id}`)} /> },
        { term: t('plans.terms.risk'), value: t('site.portfolios.risk') },
      ]}
    />
  )
}

function Sentence({ bot }: { bot: string }) {
  const t = useText()
  const [before, after] = t('plans.sentence').split('{here}')
  return (
    <p className="border-t border-line pt-4 text-13 text-text-2">
      {before}
      <a href={`/bots/${bot}`} className={linkStyle}>
        {t('plans.here')}
        <span className="sr-only">{t('site.portfolios.record', { bot })}</span>
      </a>
      {after}
    </p>
  )
}
