/** What the page's amount becomes: the term drawing, if the return can be set aside, and the exit value of each day. */
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { ExitByDay } from './ExitByDay.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import type { useProjection } from './projection-query.ts'

export type PlanOutcomeProps = { readonly plan: OfferedPlan; readonly query: ReturnType<typeof useProjection> }

export function PlanOutcome({ plan, query: { data, error, isError, isFetching, refetch } }: PlanOutcomeProps) {
  const t = useText()
  if (data) {
    return (
      <>
        {plan.availability === 'on_sale' && <PlanDrawing plan={plan} projection={data} />}
        <Card>
          <ExitByDay projection={data} />
        </Card>
      </>
    )
  }
  if (isError) return <Failed title={t('plans.calculator.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
  return <Skeleton height="30rem" />
}
