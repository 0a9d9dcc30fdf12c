/** A plan that is sold, as its page sets it: the drawing and what an amount becomes, beside them its terms in full and the way to buy. */
import type { ReactNode } from 'react'
import { type PlanShown, PlanTerms } from '#web/entities/plan/index.ts'
import { Breadcrumb, Card, Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { PlanDrawing, type PlanDrawn } from './PlanDrawing.tsx'

export const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0'

export type PlanDetailProps = {
  readonly plan: PlanShown
  readonly drawn: PlanDrawn
  readonly version: number | string
  readonly calculator: ReactNode
  /** Buying it, or why one cannot. */
  readonly panel: ReactNode
  readonly description: string
  /** A `DetailFeature` each. */
  readonly features: ReactNode
}

export function PlanDetail({ plan, drawn, version, calculator, panel, description, features }: PlanDetailProps) {
  const t = useText()
  return (
    <div className={`${columns} xl:grid-rows-[auto_auto_1fr]`}>
      <PlanDrawing plan={drawn} />
      {calculator}
      <div className="grid gap-4 md:gap-6 xl:col-start-2 xl:row-span-3 xl:row-start-1 [&>*]:min-w-0">
        <Card title={t('plans.terms.title')} aside={t('plans.terms.version', { version })}>
          <PlanTerms plan={plan} />
          <p className="mt-3.5">{plan.sentence}</p>
        </Card>
        {panel}
      </div>
      <Card title={t('plans.features')}>
        <p className="mb-4 max-w-[60ch] text-text-2">{description}</p>
        <ul className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">{features}</ul>
      </Card>
    </div>
  )
}

export function DetailFeature({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon name="check" className="text-accent-text" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

export function PlanTrail({ name }: { name: string }) {
  const t = useText()
  return (
    <Breadcrumb
      label={t('plans.trail')}
      trail={[{ label: t('plans.title'), href: '/plans', render: <Go to="/plans" /> }]}
      current={t('plans.named', { name })}
    />
  )
}
