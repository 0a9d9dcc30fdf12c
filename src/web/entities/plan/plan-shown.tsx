/**
 * A plan with terms as it reads: in the app made from the wire's plan, in the page that stands before the app (../before) from what the server
 * writes in. Cards and terms know no other plan, so that both are the same.
 */
import type { ReactNode } from 'react'
import { moneyText, percentText } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import type { T } from '#web/shared/locale/text.ts'
import { PlanFeature } from './PlanFeature.tsx'
import { PlanPartFigure } from './PlanPartFigure.tsx'
import { PlanSentence } from './PlanSentence.tsx'
import type { PlanPart } from './plan-part.ts'
import type { OfferedPlan } from './plan-words.ts'

export type PlanShown = {
  readonly id: string
  readonly name: string
  /** "AI MASTER PLAN · follows bot 2.0" */
  readonly byline: ReactNode
  /** Nothing more can be set aside, so nothing is sold. */
  readonly full: boolean
  readonly rate: ReactNode
  readonly apy: ReactNode
  readonly term: ReactNode
  readonly range: ReactNode
  readonly smallest: string
  readonly daily: ReactNode
  readonly capital: string
  readonly exit: ReactNode
  readonly capacity: ReactNode
  readonly risk: string
  /** A `PlanFeature` each. */
  readonly features: ReactNode
  readonly sentence: ReactNode
}

const WHOLE_BPS = 10_000
export const FEATURES_SHOWN = 5

/** `at`: when it was read. */
export function showPlan(t: T, plan: OfferedPlan, at: Date): PlanShown {
  const { id, name, min, max, bot_version } = plan
  const opens = (part: PlanPart, value: string) => <PlanPartFigure part={part} value={value} at={at} />
  return {
    id,
    name,
    byline: bylineOf(t, plan),
    full: plan.availability === 'fully_subscribed',
    rate: opens('rate', percentText(plan.percent)),
    apy: opens('apy', percentText(plan.apy_percent)),
    term: opens('term', t('plans.terms.days', { count: plan.days })),
    range: opens('range', t('plans.terms.range', { min: moneyText(min, 'auto', true), max: moneyText(max, 'auto', true) })),
    smallest: moneyText(min),
    daily: opens('daily', percentText(plan.daily_percent)),
    capital: t(plan.capital_returned ? 'plans.terms.capital_yes' : 'plans.terms.capital_no'),
    exit: opens('exit', exitRule(t, plan.exit_share_bps)),
    capacity: opens('capacity', moneyText(plan.capacity_left)),
    risk: noteText({ code: 'risk_line' }, plan.risk_line),
    features: plan.features
      .slice(0, FEATURES_SHOWN)
      .map((feature, at) => <PlanFeature key={feature}>{noteText(plan.feature_notes[at] ?? null, feature)}</PlanFeature>),
    sentence: <PlanSentence bot_version={bot_version} />,
  }
}

export function bylineOf(t: T, { landing_name: landing, bot_version: bot }: Pick<OfferedPlan, 'landing_name' | 'bot_version'>) {
  if (!landing) return null
  return bot ? t('plans.follows', { landing, bot }) : t('plans.follows_plain', { landing })
}

export function exitRule(t: T, exit_share_bps: number): string {
  return exit_share_bps >= WHOLE_BPS ? t('plans.terms.exit_all') : t('plans.terms.exit_share', { share: percentText(exit_share_bps) })
}
