/** One plan with what the server writes in, as its page sets it; what an amount becomes comes with the app. */
import { useParams } from 'react-router'
import { livePlans } from '#contract/live-figures'
import { NotSoldPanel, VisitorPanel } from '#web/features/plans/PlanAside.tsx'
import { DetailFeature, PlanDetail, PlanTrail } from '#web/features/plans/PlanDetail.tsx'
import type { PlanDrawn } from '#web/features/plans/PlanDrawing.tsx'
import { UnofferedPlan } from '#web/features/plans/UnofferedPlan.tsx'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { LiveWhen, useLive } from '#web/site/parts/Live.tsx'
import { Features, OfDays, type PlanId, planBefore, type Saying } from './PlansBefore.tsx'

/** As many as a plan has. */
const FEATURES = 8

export function PlanBefore() {
  const live = useLive()
  const { id: named } = useParams()
  const id = livePlans.find((one) => one === named)
  if (!id) return null
  const mark = (part: string) => live(`${part}_${id}`)
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
  const live = useLive()
  const t = useText()
  return (
    <PlanDetail
      plan={planBefore({ t, live }, id, full)}
      drawn={drawnBefore({ t, live }, id, full)}
      version={live(`version_${id}`)}
      calculator={
        <Card title={t('plans.calculator.title')} aria-busy="true">
          {/* As high as the answer, so that the terms beneath stay where they are. */}
          <div className="h-[62.5rem] md:h-[50rem]">
            <Skeleton height="100%" />
          </div>
        </Card>
      }
      panel={full ? <NotSoldPanel reason="fully_subscribed" /> : <VisitorPanel />}
      description={live(`description_${id}`)}
      features={<Features id={id} most={FEATURES} Line={DetailFeature} />}
    />
  )
}

function drawnBefore({ t, live }: Saying, id: PlanId, full: boolean): PlanDrawn {
  return {
    title: <OfDays id={id} say={(count) => t('plans.drawing.title', { count })} />,
    names: live(`both_${id}`),
    full,
    days: live(`days_${id}`),
    ticks: [],
  }
}
