/** The terms of a plan, as a list. */
import type { ReactNode } from 'react'
import { join, moneyText, percentText, TermsList } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { type PlanPart, partLooks } from './plan-part.ts'
import type { OfferedPlan } from './plan-words.ts'

/** Renders a term's value: as plain text, or as a figure with details. */
export type ShowPart = (part: PlanPart, value: string) => ReactNode

const WHOLE_BPS = 10_000

export function termsOf(t: T, plan: OfferedPlan, show: ShowPart = plainPart) {
  const { min, max, exit_share_bps: share, availability } = plan
  const range = t('plans.terms.range', { min: moneyText(min), max: moneyText(max) })
  const exit = share >= WHOLE_BPS ? t('plans.terms.exit_all') : t('plans.terms.exit_share', { share: percentText(share) })
  return {
    rate: { term: t('plans.terms.rate'), value: show('rate', percentText(plan.percent)) },
    apy: { term: t('plans.terms.apy'), value: show('apy', percentText(plan.apy_percent)), note: t('plans.terms.apy_note') },
    term: { term: t('plans.terms.term'), value: show('term', t('plans.terms.days', { count: plan.days })) },
    range: { term: t('plans.terms.portfolio'), value: show('range', range) },
    daily: { term: t('plans.terms.daily'), value: show('daily', percentText(plan.daily_percent)), note: t('plans.terms.daily_note') },
    capital: { term: t('plans.terms.capital'), value: t(plan.capital_returned ? 'plans.terms.capital_yes' : 'plans.terms.capital_no') },
    exit: { term: t('plans.terms.exit'), value: show('exit', exit) },
    capacity: {
      term: t('plans.terms.capacity'),
      value: show('capacity', moneyText(plan.capacity_left)),
      note: availability === 'fully_subscribed' ? t('plans.terms.capacity_none') : undefined,
    },
    risk: { term: t('plans.terms.risk'), value: noteText({ code: 'risk_line' }, plan.risk_line) },
  }
}

/** Isolates sign and digits in right-to-left text; sentences follow the text direction. */
function plainPart(part: PlanPart, value: string): ReactNode {
  if (part === 'term' || part === 'range' || part === 'exit') return value
  return (
    <span className={join('num', partLooks[part])}>
      <bdi translate="no" dir="ltr">
        {value}
      </bdi>
    </span>
  )
}

/** A plan's rate with its conditions, all at the same size. */
export function PlanTerms({ plan, show }: { plan: OfferedPlan; show: ShowPart }) {
  return <TermsList terms={Object.values(termsOf(useText(), plan, show))} />
}
