/** A plan's rate with its conditions, all at the same size. */
import { TermsList } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type ShowPart, termsOf } from './plan-terms.tsx'
import type { OfferedPlan } from './plan-words.ts'

export function PlanTerms({ plan, show }: { plan: OfferedPlan; show: ShowPart }) {
  return <TermsList terms={Object.values(termsOf(useText(), plan, show))} />
}
