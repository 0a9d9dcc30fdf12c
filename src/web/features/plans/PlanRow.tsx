/** A plan in the comparison: a row of one table from 80em, a row of two lines from 48em, a card below. */
import type { ReactNode } from 'react'
import { FEATURES_SHOWN, type OfferedPlan, openParts, PlanFeature } from '#web/entities/plan/index.ts'
import { Button, Icon, join, Money, moneyText, percentText } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { TermPane } from '#web/shared/term/index.ts'
import { useProjection } from './projection-query.ts'
import type { Example } from './SharedTerms.tsx'

/** The largest pane, in pixels. */
const WIDEST = 112
const HIGHEST = 48

/** The longest term and the highest return of the comparison: every pane is drawn to their scale. */
export type PaneScale = { readonly days: number; readonly percent: number }
export type PlanRowProps = Example & { readonly scale: PaneScale; readonly at: Date }

export function PlanRow({ plan, amount, scale, at }: PlanRowProps) {
  const full = plan.availability === 'fully_subscribed'
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className="flex flex-wrap gap-x-3 gap-y-1.5 border-t border-line px-4 py-2.5 text-14 nth-2:border-t-0 md:grid md:grid-cols-[minmax(min-content,1.3fr)_repeat(4,minmax(min-content,1fr))] md:gap-x-4 md:px-6 md:py-4 xl:col-span-full xl:grid-cols-subgrid xl:items-center xl:gap-y-1 xl:py-2.5"
    >
      <header className="min-w-0 flex-[1_1_40%] max-md:-order-3 md:col-start-1 md:row-start-1 xl:self-start xl:pb-6">
        <h3 id={`plan-${plan.id}`} className="font-head text-16 font-bold tracking-[-.005em] wrap-anywhere">
          <Go to={`/plans/${plan.id}`} className="tap hover:underline">
            {plan.name}
          </Go>
        </h3>
        {plan.landing_name && <p className="text-14 text-text-2">{plan.landing_name}</p>}
      </header>
      <Pane plan={plan} aside={!full} scale={scale} />
      <Terms plan={plan} amount={amount} at={at} />
      <Features plan={plan} />
      <Next plan={plan} amount={amount} />
    </article>
  )
}

function Pane({ plan, aside, scale }: { plan: OfferedPlan; aside: boolean; scale: PaneScale }) {
  const t = useText()
  return (
    <div className="flex flex-none items-end max-md:hidden md:w-28 md:col-start-1 md:row-start-2 xl:col-start-2 xl:row-start-1">
      <TermPane
        width={Math.max(6, Math.round((plan.days / scale.days) * WIDEST))}
        height={Math.max(6, Math.round((Number(plan.percent) / scale.percent) * HIGHEST))}
        aside={aside}
        label={
          aside
            ? t('plans.compare.pane', { term: t('plans.compare.days', { count: plan.days }), amount: moneyText(plan.percent) })
            : t('plans.mini_none')
        }
      />
    </div>
  )
}

function Terms({ plan, amount, at }: { plan: OfferedPlan; amount: string; at: Date }) {
  const t = useText()
  const show = openParts(at)
  const projection = useProjection(plan.id, amount).data
  const whole = (value: string) => moneyText(value, 'auto', true)
  return (
    <dl className="contents">
      <Cell label={t('plans.terms.term')}>
        <b className="font-medium">{t('plans.compare.days', { count: plan.days })}</b>
        <Small>{t('plans.compare.amounts', { min: whole(plan.min), max: whole(plan.max) })}</Small>
      </Cell>
      <Cell label={t('plans.compare.becomes')}>
        <Money value={projection?.total} strong className="text-16 md:text-18" />
        <Small>{projection && t('plans.compare.from', { amount: whole(projection.amount), date: dateText(projection.matures_at) })}</Small>
      </Cell>
      <Cell label={t('plans.calculator.promised')}>
        <Money value={projection?.promised_return} strong />
        <div>{show('rate', percentText(plan.percent))}</div>
        <Small>{t('plans.compare.daily', { percent: percentText(plan.daily_percent) })}</Small>
      </Cell>
      <Cell label={t('plans.terms.apy')} look="flex-auto">
        {show('apy', percentText(plan.apy_percent))}
      </Cell>
      <Cell label={t('plans.terms.capacity')} look="max-md:-order-1 max-md:text-end">
        {show('capacity', moneyText(plan.capacity_left))}
        {plan.availability === 'fully_subscribed' && <Small>{t('plans.terms.capacity_none')}</Small>}
      </Cell>
    </dl>
  )
}

function Cell({ label, look = 'flex-[1_1_29%]', children }: { label: string; look?: string; children: ReactNode }) {
  return (
    <div className={join('tabular-nums', look)}>
      <dt className="text-14 text-text-2 xl:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <div className="text-14 text-balance text-text-2">{children}</div>
}

/** Closed; open, it takes the full width. */
function Features({ plan }: { plan: OfferedPlan }) {
  const t = useText()
  return (
    <details className="group flex-none max-md:self-end open:flex-[1_1_100%] md:open:order-last md:open:col-span-full xl:not-open:col-start-1 xl:not-open:row-start-1 xl:not-open:self-end">
      <summary className="flex min-h-11 w-fit md:min-h-9 cursor-pointer list-none items-center gap-1 self-end text-14 text-accent-text hover:text-accent-text-hover xl:min-h-6">
        {t('plans.features')}
        <Icon name="chevron-down" size={14} className="transition-transform duration-(--d-1) group-open:rotate-180" />
      </summary>
      <ul aria-label={t('plans.features')} className="grid gap-x-6 gap-y-1.5 pt-2 text-14 text-text-2 md:grid-cols-2 xl:grid-cols-3">
        {plan.features.slice(0, FEATURES_SHOWN).map((feature, at) => (
          <PlanFeature key={feature}>{noteText(plan.feature_notes[at] ?? null, feature)}</PlanFeature>
        ))}
      </ul>
    </details>
  )
}

function Next({ plan, amount }: Example) {
  const t = useText()
  const look = 'flex-auto max-md:px-3! md:col-span-2 md:self-end xl:col-span-1 xl:col-start-8 xl:row-start-1 xl:self-center'
  if (plan.availability === 'fully_subscribed') {
    return (
      <Button variant="secondary" disabled className={look}>
        {t('plans.fully_subscribed')}
      </Button>
    )
  }
  const query = amount === plan.min ? '' : `?${new URLSearchParams({ amount })}`
  return (
    <Button render={<Go to={`/plans/${plan.id}${query}`} />} aria-label={t('plans.invest_now_label', { name: plan.name })} className={look}>
      {t('plans.invest_now')}
    </Button>
  )
}

export const rowsStyle = join(
  'min-w-0 rounded-4 border border-line bg-surface-1 shadow-card xl:grid xl:gap-x-4',
  'xl:grid-cols-[minmax(10.5rem,1.3fr)_7rem_minmax(min-content,1.1fr)_minmax(min-content,1.6fr)_minmax(min-content,1fr)_minmax(min-content,1fr)_minmax(min-content,1fr)_auto]',
)
