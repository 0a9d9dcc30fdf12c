/** The plans of the public pages as cards, each with its public name, terms with details that open without script, and a legend. */
import { createContext, useContext } from 'react'
import { HowToRead, type Plan, PlanCard, type PlanPart, partLooks, partTitles } from '#web/entities/plan/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from './Live.tsx'
import { figureMark, OpenFigure, WithFigures } from './LiveFigure.tsx'

const Known = createContext<readonly Plan[]>([])
/** All plans, as the API has them. */
export const KnownPlans = Known.Provider

/** Plans with a name on the public pages. */
export function useSitePlans(): readonly Plan[] {
  return useContext(Known).filter(({ landing_name }) => landing_name !== null)
}

export function SitePlans() {
  return (
    <>
      {useSitePlans().map((plan) => (
        <PlanCard key={plan.id} plan={plan} site show={(part, value) => <PlanFigure plan={plan.id} part={part} value={value} />} />
      ))}
      <HowToRead site end={<FreeReserve />} />
    </>
  )
}

/** What further plans can take, as the newest statement has it: with its time, because a plan's capacity beside it is live. */
export function FreeReserve() {
  const t = useText()
  const live = useLive()
  const text = t('site.portfolios.free', { amount: figureMark('reserve_free'), at: live('books_as_of') })
  return <WithFigures text={text} place="plans" />
}

/** One term of a plan: meaning, date and the plan; for the capacity, the reserve behind it. */
export function PlanFigure({ plan, part, value }: { plan: string; part: PlanPart; value: string }) {
  const t = useText()
  return (
    <OpenFigure
      id={`${part}-of-${plan}`}
      title={t('site.figures.of_plan', { title: t(partTitles[part]), plan })}
      text={t(`plans.meaning.${part}`)}
      value={value}
      onward={
        part === 'capacity'
          ? { href: '/stats/reserve_free', label: t('common.figure.made_of') }
          : { href: `/plans/${plan}`, label: t('plans.see') }
      }
      even
      className={partLooks[part]}
    >
      {value}
    </OpenFigure>
  )
}
