/** A plan's page: the purchase first, beside it what the amount becomes, the full terms and the features. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import {
  AvailabilityChip,
  bylineOf,
  type OfferedPlan,
  openParts,
  type Plan,
  PlanFeature,
  PlanSentence,
  PlanTerms,
} from '#web/entities/plan/index.ts'
import { Button, Card } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'

export const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0'
/** Stays in view below ribbon and top bar. */
export const first = 'xl:sticky xl:top-[calc(var(--h-ribbon)+var(--h-top)+1rem)] xl:col-start-2 xl:row-start-1'
export const rest = 'grid gap-4 md:gap-6 xl:col-start-1 xl:row-start-1 [&>*]:min-w-0'

export type PlanDetailProps = {
  readonly plan: OfferedPlan
  /** When it was fetched. */
  readonly at: Date
  readonly panel: ReactNode
  /** The drawing and the exit values of the amount. */
  readonly outcome: ReactNode
}

export function PlanDetail({ plan, at, panel, outcome }: PlanDetailProps) {
  const t = useText()
  return (
    <div className={columns}>
      <div className={first}>{panel}</div>
      <div className={rest}>
        {outcome}
        <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6 [&>*]:min-w-0">
          <Card title={t('plans.terms.title')} aside={t('plans.terms.version', { version: plan.terms_version })}>
            <PlanTerms plan={plan} show={openParts(at)} />
          </Card>
          <Card title={t('plans.features')}>
            <p className="mb-4 text-text-2">{noteText({ code: plan.description_code }, plan.description)}</p>
            <ul className="grid gap-y-2.5">
              {plan.features.map((feature, at) => (
                <PlanFeature key={feature}>{noteText(plan.feature_notes[at] ?? null, feature)}</PlanFeature>
              ))}
            </ul>
            <p className="mt-4 border-t border-line pt-3.5">
              <PlanSentence bot_version={plan.bot_version} />
            </p>
          </Card>
        </div>
      </div>
    </div>
  )
}

/** A plan that is listed but not sold: its name and description. */
export function UnofferedPlan({ plan }: { plan: Plan }) {
  const t = useText()
  const byline = bylineOf(t, plan)
  return (
    <div className={columns}>
      <Card title={plan.name} titleSize="l" aside={<AvailabilityChip availability={plan.availability} />}>
        {byline && <p className="text-14 text-text-2">{byline}</p>}
        <p className="max-w-[60ch] text-text-2">{noteText({ code: plan.description_code }, plan.description)}</p>
      </Card>
      <NotOfferedPanel />
    </div>
  )
}

/** Replaces the purchase panel for a plan that is not offered. */
function NotOfferedPanel() {
  const t = useText()
  return (
    <Card title={t('plans.invest.title')}>
      <p className="mb-4 text-text-2">{t('plans.invest.offered_help')}</p>
      <Button variant="secondary" block disabled>
        {t('plans.not_offered')}
      </Button>
      <Button variant="quiet" block className="mt-2" render={<RouterLink to="/plans" />}>
        {t('plans.invest.other_plans')}
      </Button>
    </Card>
  )
}
