/** One plan with what the server writes in, as its page sets it; what an amount becomes comes with the app. */
import { useParams } from 'react-router'
import { livePlans } from '#contract/live-figures'
import { NotSoldPanel, VisitorPanel } from '#web/features/plans/PlanAside.tsx'
import { DetailFeature, PlanDetail, PlanTrail } from '#web/features/plans/PlanDetail.tsx'
import type { PlanDrawn } from '#web/features/plans/PlanDrawing.tsx'
import { UnofferedPlan } from '#web/features/plans/UnofferedPlan.tsx'
import { Card, Skeleton } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { LiveWhen, liveMark } from '#web/site/parts/Live.tsx'
import { Features, OfDays, type PlanId, planBefore } from './PlansBefore.tsx'

/** As many as a plan has. */
const FEATURES = 8

export function PlanBefore() {
  const { id: named } = useParams()
  const id = livePlans.find((one) => one === named)
  if (!id) return null
  const mark = (part: string) => liveMark(`${part}_${id}`)
  return (
    <>
      <PlanTrail name={mark('name')} />
      {(['on', 'full'] as const).map((sale) => (
        <LiveWhen key={sale} name={`sale_${id}`} is={sale}>
          <Offered id={id} full={sale === 'full'} />
        </LiveWhen>
      ))}
      <LiveWhen name={`sale_${id}`} is="none">
        <UnofferedPlan name={mark('name')} byline={null} description={mark('description')} />
      </LiveWhen>
    </>
  )
}

function Offered({ id, full }: { id: PlanId; full: boolean }) {
  const t = useText()
  return (
    <PlanDetail
      plan={planBefore(t, id, full)}
      drawn={drawnBefore(t, id, full)}
      version={liveMark(`version_${id}`)}
      calculator={
        <Card title={t('plans.calculator.title')} aria-busy="true">
          {/* As high as the answer, so that the terms beneath stay where they are. */}
          <div className="h-[62.5rem] md:h-[50rem]">
            <Skeleton height="100%" />
          </div>
        </Card>
      }
      panel={full ? <NotSoldPanel reason="fully_subscribed" /> : <VisitorPanel />}
      description={liveMark(`description_${id}`)}
      features={<Features id={id} most={FEATURES} Line={DetailFeature} />}
    />
  )
}

function drawnBefore(t: T, id: PlanId, full: boolean): PlanDrawn {
  return {
    title: <OfDays id={id} say={(count) => t('plans.drawing.title', { count })} />,
    names: liveMark(`both_${id}`),
    full,
    days: liveMark(`days_${id}`),
    ticks: [],
  }
}
