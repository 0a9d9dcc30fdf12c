/** A plan's rate beside everything that it depends on, all at the same size. The only place where a rate is shown. */

import { serverText } from '#web/locales/refusal-text.ts'
import { useText } from '#web/locales/text.ts'
import { PublicFigure } from '#web/PublicFigure.tsx'
import { moneyText, percentText, TermsList } from '#web/ui/index.ts'
import { isFullySubscribed, type OfferedPlan } from './plan-words.ts'

const WHOLE_BPS = 10_000

/** `at`: when the plan was read. */
export type PlanTermsProps = { readonly plan: OfferedPlan; readonly at: Date }

export function PlanTerms({ plan, at }: PlanTermsProps) {
  const t = useText()
  const full = isFullySubscribed(plan)
  const opens = (part: Part, value: string) => (
    <PublicFigure
      title={t(titles[part])}
      value={value}
      meaning={t(`plans.meaning.${part}`)}
      at={at}
      madeOf={part === 'capacity' ? '/stats/reserve_free' : undefined}
      even
      className={looks[part]}
    />
  )
  const range = t('plans.terms.range', { min: moneyText(plan.min, 'auto', true), max: moneyText(plan.max, 'auto', true) })
  return (
    <TermsList
      terms={[
        { term: t('plans.terms.rate'), value: opens('rate', percentText(plan.percent)) },
        { term: t('plans.terms.apy'), value: opens('apy', percentText(plan.apy_percent)), note: t('plans.terms.apy_note') },
        { term: t('plans.terms.term'), value: opens('term', t('plans.terms.days', { count: plan.days })) },
        { term: t('plans.terms.portfolio'), value: opens('range', range) },
        { term: t('plans.terms.daily'), value: opens('daily', percentText(plan.daily_percent)), note: t('plans.terms.daily_note') },
        { term: t('plans.terms.capital'), value: t(plan.capital_returned ? 'plans.terms.capital_yes' : 'plans.terms.capital_no') },
        { term: t('plans.terms.exit'), value: opens('exit', exitRule(t, plan.exit_share_bps)) },
        {
          term: t('plans.terms.capacity'),
          value: opens('capacity', moneyText(plan.capacity_left)),
          note: full ? t('plans.terms.capacity_none') : undefined,
        },
        { term: t('plans.terms.risk'), value: serverText(plan.risk_line) },
      ]}
    />
  )
}

const titles = {
  rate: 'plans.terms.rate',
  apy: 'plans.terms.apy',
  term: 'plans.terms.term',
  range: 'plans.terms.portfolio',
  daily: 'plans.terms.daily',
  exit: 'plans.terms.exit',
  capacity: 'plans.terms.capacity',
} as const
type Part = keyof typeof titles

/** Sentences break where a figure does not. */
const SENTENCE = 'text-start whitespace-normal!'
const looks: Readonly<Partial<Record<Part, string>>> = {
  rate: 'font-medium',
  apy: 'font-medium',
  term: SENTENCE,
  range: SENTENCE,
  exit: SENTENCE,
}

export function exitRule(t: ReturnType<typeof useText>, exit_share_bps: number): string {
  return exit_share_bps >= WHOLE_BPS ? t('plans.terms.exit_all') : t('plans.terms.exit_share', { share: percentText(exit_share_bps) })
}
