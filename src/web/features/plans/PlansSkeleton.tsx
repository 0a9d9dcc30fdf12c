/** Skeleton of the comparison. */
import { Card, Skeleton } from '#web/kit/index.ts'
import { Loading } from '#web/shared/screen/Loading.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export function PlansSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton width="16rem" height={32} />
      <Card flush>
        {ROWS.map((row) => (
          <div key={row} className="grid grid-cols-2 items-center gap-4 border-t border-line p-4 first:border-t-0 md:grid-cols-4 md:px-6">
            <Skeleton width="60%" height={20} />
            <Skeleton width="80%" height={44} />
            <Skeleton width="70%" height={44} />
            <Skeleton height={44} />
          </div>
        ))}
      </Card>
    </Loading>
  )
}
