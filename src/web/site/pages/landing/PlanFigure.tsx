/** One term of a plan that opens: what it means, as of when, and the plan itself; of the capacity, the reserve that it comes from. */
import type { ReactNode } from 'react'
import { useText } from '#web/shared/locale/text.ts'
import { OpenFigure } from '../../parts/OpenFigure.tsx'

const titles = {
  rate: 'plans.terms.rate',
  apy: 'plans.terms.apy',
  term: 'plans.terms.term',
  range: 'plans.terms.portfolio',
  smallest: 'plans.smallest',
  daily: 'plans.terms.daily',
  exit: 'plans.terms.exit',
  capacity: 'plans.terms.capacity',
} as const

export type PlanFigureProps = {
  readonly plan: string
  readonly part: keyof typeof titles
  readonly value: string
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export function PlanFigure({ plan, part, value, children, className }: PlanFigureProps) {
  const t = useText()
  return (
    <OpenFigure
      id={`${part}-of-${plan}`}
      title={t('site.figures.of_plan', { title: t(titles[part]), plan })}
      text={t(`plans.meaning.${part}`)}
      value={value}
      onward={
        part === 'capacity'
          ? { href: '/stats/reserve_free', label: t('common.figure.made_of') }
          : { href: `/plans/${plan}`, label: t('plans.see') }
      }
      even
      className={className}
    >
      {children ?? value}
    </OpenFigure>
  )
}
