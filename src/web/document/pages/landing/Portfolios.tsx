/** The plans side by side, at one scale. What is the same for all is written once. */

import type { ReactNode } from 'react'
import { exampleOf } from '#web/document/parts/example.ts'
import { MoreInline, Section } from '#web/document/parts/Section.tsx'
import { FreeReserve, PlanFigure, useSitePlans } from '#web/document/parts/SitePlans.tsx'
import { AvailabilityChip, bylineOf, isOffered, type OfferedPlan, type Plan, termsOf } from '#web/entities/plan/index.ts'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { centsOf, Icon, join, linkStyle, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'

export function Portfolios() {
  const t = useText()
  const plans = useSitePlans()
  const shared = useSharedTerms(plans)
  return (
    <Section
      id="plans"
      raised
      eyebrow={t('site.portfolios.eyebrow')}
      title={t('site.portfolios.title')}
      lead={
        <>
          {shared.risk} {t('site.portfolios.apy')} <MoreInline href="/plans">{t('site.portfolios.see_all')}</MoreInline>
        </>
      }
    >
      <div className="plan-rows border-t border-line">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} own={shared.own} />
        ))}
      </div>
      <SharedTerms terms={shared.shared} />
      <p className="mt-3 max-w-[90ch] text-14 text-text-2">
        <TextWithElement text={t('plans.sentence', { here: SLOT })}>
          <a href="/bots" className={linkStyle}>
            {t('site.steps.here')}
            <span className="sr-only">{t('site.steps.records')}</span>
          </a>
        </TextWithElement>{' '}
        <FreeReserve />
      </p>
    </Section>
  )
}

/** One plan of the comparison: drawing to scale, terms with details, what an example becomes, and the next step. */
function PlanRow({ plan, own }: { plan: Plan; own: readonly SharedTerm[] }) {
  const t = useText()
  const name = plan.landing_name ?? plan.name
  const sold = plan.availability === 'on_sale'
  const step = sold ? 'invest_now' : 'see'
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:gap-x-6 lg:py-4"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 lg:grid">
        <div>
          <h3 id={`plan-${plan.id}`} className="font-head text-16 font-bold tracking-[-.005em] wrap-anywhere">
            {name}
          </h3>
          <p className="text-14 text-text-2">{bylineOf(t, plan, true)}</p>
          {!sold && <AvailabilityChip availability={plan.availability} />}
        </div>
        {isOffered(plan) && <Scaled plan={plan} />}
      </header>
      {isOffered(plan) && (
        <details className="plan-terms min-w-0 max-lg:order-2 max-lg:col-span-2">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-14">
            <Becomes plan={plan} />
            <span className="flex flex-none items-center gap-1 text-text-2">
              {t('plans.terms.title')}
              <Icon name="chevron-down" size={16} />
            </span>
          </summary>
          <RowTerms plan={plan} own={own} />
        </details>
      )}
      <a
        href={sold ? '/plan' : `/plans/${plan.id}`}
        aria-label={t(`plans.${step}_label`, { name })}
        className={buttonStyle('secondary', 'max-lg:order-1 max-lg:px-3! lg:w-32')}
      >
        {t(`plans.${step}`)}
      </a>
    </article>
  )
}

const MAX_DAYS = 60
const HIGHEST_BPS = 2_800

/** All plans at one scale, up to the longest and highest of them: width = days, height = return. */
function Scaled({ plan }: { plan: OfferedPlan }) {
  const t = useText()
  const sold = plan.availability === 'on_sale'
  const share = (value: number, most: number) => Math.max(0.08, Math.min(1, value / most))
  return (
    <div
      role="img"
      aria-label={t(sold ? 'plans.mini' : 'plans.mini_none')}
      style={{ width: `calc(var(--pane) * ${share(plan.days, MAX_DAYS)})` }}
      className="grid content-end gap-0.75 [--pane:3.25rem] lg:[--pane:5.5rem]"
    >
      <div
        style={{ height: `${share(Number(centsOf(plan.percent) ?? 0n), HIGHEST_BPS) * 1.75}rem` }}
        className={sold ? 'hatch border border-term-aside' : 'border border-dashed border-line-control'}
      />
      {sold && <div className="h-0.5 bg-term-aside" />}
    </div>
  )
}

/** What the smallest purchase becomes. */
function totalOf({ percent, days, min }: OfferedPlan): bigint {
  const amount = centsOf(min) ?? 0n
  return exampleOf({ bps: centsOf(percent) ?? 0n, days, min: amount, max: amount }, amount).total
}

function Becomes({ plan }: { plan: OfferedPlan }) {
  const t = useText()
  const [capital, total] = [moneyText(plan.min), moneyText(totalOf(plan))]
  return <span className="tabular-nums">{t('site.hero.becomes', { capital, total, count: plan.days })}</span>
}

type Cell = { readonly term: string; readonly value: ReactNode; readonly note?: ReactNode; readonly wide?: boolean }

function RowTerms({ plan, own }: { plan: OfferedPlan; own: readonly SharedTerm[] }) {
  const t = useText()
  const terms = termsOf(t, plan, (part, value) => <PlanFigure plan={plan.id} part={part} value={value} />)
  const plain = termsOf(t, plan)
  const cells: readonly Cell[] = [
    { ...plain.range, wide: true },
    { ...plain.term, wide: true },
    {
      term: t('site.portfolios.example'),
      value: moneyText(totalOf(plan)),
      note: t('site.portfolios.from', { amount: moneyText(plan.min, 'auto', true) }),
    },
    { term: terms.rate.term, value: terms.rate.value },
    { term: terms.apy.term, value: terms.apy.value },
    { term: plain.daily.term, value: plain.daily.value, wide: true },
    { ...terms.capacity, wide: true },
    ...own.map((name) => ({ ...plain[name], wide: true })),
  ]
  return (
    <dl className="grid min-w-0 grid-cols-6 gap-x-4 gap-y-1 text-14 lg:grid-cols-4 lg:gap-y-2 xl:grid-cols-[1.5fr_1fr_1fr_.9fr_1fr_.7fr_1.4fr]">
      {cells.map(({ term, value, wide, note }) => (
        <div key={term} className={join('min-w-0 lg:col-span-1', wide ? 'col-span-3 md:col-span-2' : 'col-span-2')}>
          <dt className="text-14 text-text-2 xl:group-not-first:sr-only">{term}</dt>
          <dd className="tabular-nums wrap-anywhere">
            {value}
            {note && <span className="block text-14 text-text-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The terms that are the same for all plans on the page; a term that differs stays in each plan's row. */
const SHARED = ['capital', 'exit', 'risk'] as const
type SharedTerm = (typeof SHARED)[number]

type Line = { readonly name: SharedTerm; readonly term: string; readonly value: string }

type Shared = {
  readonly shared: readonly Line[]
  /** The risk line is in the section's lead. */
  readonly risk: string
  readonly own: readonly SharedTerm[]
}

function useSharedTerms(plans: readonly Plan[]): Shared {
  const t = useText()
  const all = plans.filter(isOffered).map((plan) => termsOf(t, plan, (_part, value) => value))
  const lines = SHARED.map((name) => ({
    name,
    values: new Set(all.map((terms) => String(terms[name].value))),
    term: all[0]?.[name].term ?? '',
  }))
  const same = lines.flatMap(({ name, term, values }) => (values.size === 1 ? [{ name, term, value: [...values].join('') }] : []))
  return {
    shared: same.filter(({ name }) => name !== 'risk'),
    risk: same.find(({ name }) => name === 'risk')?.value ?? '',
    own: lines.flatMap(({ name, values }) => (values.size > 1 ? [name] : [])),
  }
}

function SharedTerms({ terms }: { terms: readonly Line[] }) {
  const t = useText()
  if (terms.length === 0) return null
  return (
    <dl aria-label={t('site.portfolios.shared')} className="mt-4 grid grid-cols-2 gap-x-8 gap-y-2 text-14 md:max-w-160">
      {terms.map(({ name, term, value }) => (
        <div key={name}>
          <dt className="text-text-2">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
