/** The term drawing of a plan before a purchase: the whole return as a pane, no wedge, in words instead of amounts. */
import type { ReactNode } from 'react'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { Card, Chip, TermKey, TermPlate } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

/** Days that get a mark: start, end, and two between where the term is long enough to tell them apart. */
function ticks(days: number): number[] {
  if (days < 3) return [0, days]
  return [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
}

export type PlanDrawn = {
  readonly title: ReactNode
  /** "AI ULTIMATE PLAN · Gold" */
  readonly names: string
  readonly full: boolean
  readonly days: number | string
  /** None where the length of the term is not known before the page is read (../before). */
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
}

export function drawPlan(t: T, plan: OfferedPlan): PlanDrawn {
  const { days, name, landing_name } = plan
  return {
    title: t('plans.drawing.title', { count: days }),
    names: [landing_name, name].filter(Boolean).join(' · '),
    full: plan.availability === 'fully_subscribed',
    days,
    ticks: ticks(days).map((day) => ({ at: day / days, label: t('plans.drawing.day', { day }) })),
  }
}

export function PlanDrawing({ plan }: { plan: PlanDrawn }) {
  const t = useText()
  const { full } = plan
  return (
    <Card
      title={plan.title}
      titleSize="l"
      eyebrow={plan.names}
      aside={<Chip kind={full ? 'fully-subscribed' : 'on-sale'}>{t(full ? 'plans.fully_subscribed' : 'plans.on_sale')}</Chip>}
    >
      <TermPlate
        elapsed={null}
        label={t('plans.drawing.label', { days: plan.days })}
        labels={{
          aside: t('plans.drawing.aside'),
          principal: t('plans.drawing.principal'),
          maturity: t('plans.drawing.maturity'),
        }}
        ticks={plan.ticks}
      />
      <TermKey
        className="mt-4"
        parts={[
          { part: 'aside', label: t('plans.drawing.key_aside') },
          { part: 'line', label: t('plans.drawing.key_line') },
          { part: 'principal', label: t('plans.drawing.key_capital') },
        ]}
      />
      <p className="mt-3 text-13 text-text-3">{t('plans.drawing.caption')}</p>
    </Card>
  )
}
