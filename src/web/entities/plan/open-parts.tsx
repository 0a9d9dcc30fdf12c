/** The parts of a plan while it is open: their titles, their looks, their amounts. */

import { useText } from '#web/shared/locale/text.ts'
import { PublicFigure } from '#web/shared/screen/PublicFigure.tsx'
import { type PlanPart, partLooks, partTitles } from './plan-part.ts'
import type { ShowPart } from './plan-terms.tsx'

/** `at`: when the plan was read. */
export function openParts(at: Date): ShowPart {
  return (part, value) => <PlanPartFigure part={part} value={value} at={at} />
}

function PlanPartFigure({ part, value, at }: { part: PlanPart; value: string; at: Date }) {
  const t = useText()
  return (
    <PublicFigure
      title={t(partTitles[part])}
      value={value}
      meaning={t(`plans.meaning.${part}`)}
      at={at}
      madeOf={part === 'capacity' ? '/stats/reserve_free' : undefined}
      even
      className={partLooks[part]}
    />
  )
}
