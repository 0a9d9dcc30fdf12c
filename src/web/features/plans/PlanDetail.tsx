/** A plan's page: the drawing and the calculator, beside them the full terms and the purchase form. */
import type { ReactNode } from 'react'
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
import { Card } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { NotSoldPanel } from './PlanAside.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'

export const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0'

export type PlanDetailProps = {
  readonly plan: OfferedPlan
  /** When it was fetched. */
  readonly at: Date
  readonly calculator: ReactNode
  /** The purchase form, or why it is unavailable. */
  readonly panel: ReactNode
}

export function PlanDetail({ plan, at, calculator, panel }: PlanDetailProps) {
  const t = useText()
  return (
    <div className={`${columns} xl:grid-rows-[auto_auto_1fr]`}>
      <PlanDrawing plan={plan} />
      {calculator}
      <div className="grid gap-4 md:gap-6 xl:col-start-2 xl:row-span-3 xl:row-start-1 [&>*]:min-w-0">
        <Card title={t('plans.terms.title')} aside={t('plans.terms.version', { version: plan.terms_version })}>
          <PlanTerms plan={plan} show={openParts(at)} />
          <p className="mt-3.5">
            <PlanSentence bot_version={plan.bot_version} />
          </p>
        </Card>
        {panel}
      </div>
      <Card title={t('plans.features')}>
        <p className="mb-4 max-w-[60ch] text-text-2">{noteText({ code: plan.description_code }, plan.description)}</p>
        <ul className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">
          {plan.features.map((feature, at) => (
            <PlanFeature key={feature}>{noteText(plan.feature_notes[at] ?? null, feature)}</PlanFeature>
          ))}
        </ul>
      </Card>
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
        {byline && <p className="text-13 text-text-2">{byline}</p>}
        <p className="max-w-[60ch] text-text-2">{noteText({ code: plan.description_code }, plan.description)}</p>
      </Card>
      <NotSoldPanel reason="not_offered" />
    </div>
  )
}
