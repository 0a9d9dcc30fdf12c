/** Skeleton of the plan cards. */
import { Card, Skeleton } from '#web/kit/index.ts'
import { Loading } from '#web/shared/screen/Loading.tsx'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

export function PlansSkeleton() {
  return (
    <Loading className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
      {CARDS.map((card) => (
        <Card key={card}>
          <Skeleton width={120} height={20} />
          <Skeleton height={72} className="mt-8" />
          <Skeleton lines={9} height={18} className="mt-8" />
          <Skeleton height={44} className="mt-10" />
        </Card>
      ))}
    </Loading>
  )
}
