/**
 * One plan of the front page. Its terms are the server's, every line the same size, so that no rate is louder than what it depends on. What the
 * card offers follows `data-sale`: on, full, or none while nothing is on sale.
 */
import type { ReactNode } from 'react'
import { useText } from '#web/locales/text.ts'
import { Chip, linkStyle, TermMini, TermsList } from '#web/ui/index.ts'
import { buttonStyle } from '../../frame/button-style.ts'
import { Live, liveMark } from '../../Live.tsx'
import type { LandingPlan } from './landing-plans.ts'

const onlyFull = 'hidden group-data-[sale=full]:block'
const notFull = 'group-data-[sale=full]:hidden'

export function PlanCard({ plan }: { plan: LandingPlan }) {
  const t = useText()
  const { id, name, bot } = plan
  return (
    <article
      aria-labelledby={`plan-${id}`}
      data-sale={liveMark(`sale_${id}`)}
      className="group grid min-w-0 content-start gap-5 rounded-4 border border-line bg-canvas p-6 shadow-card light:bg-surface-1 xl:grid-rows-[auto_auto_1fr_auto_auto]"
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
        <p className="text-13 text-text-2">{t('site.portfolios.byline', { id, bot })}</p>
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
          <Live name={`min_${id}`} />
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
  const t = useText()
  return (
    <TermsList
      terms={[
        { term: t('plans.terms.rate'), value: <Live name={`percent_${id}`} className="font-medium" /> },
        { term: t('plans.terms.apy'), value: <Live name={`apy_${id}`} className="font-medium" />, note: t('plans.terms.apy_note') },
        { term: t('plans.terms.term'), value: t('site.portfolios.days', { term: liveMark(`term_${id}`) }) },
        {
          term: t('plans.terms.portfolio'),
          value: t('plans.terms.range', { min: liveMark(`min_${id}`), max: liveMark(`max_${id}`) }),
        },
        { term: t('plans.terms.daily'), value: <Live name={`daily_${id}`} />, note: t('plans.terms.daily_note') },
        { term: t('plans.terms.capital'), value: t('site.portfolios.capital') },
        { term: t('plans.terms.exit'), value: <Live name={`exit_${id}`} className="whitespace-normal!" /> },
        { term: t('plans.terms.capacity'), value: <Live name={`capacity_${id}`} /> },
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
