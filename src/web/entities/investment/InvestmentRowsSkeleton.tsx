/** The shape of investment rows while they load. */
import { Skeleton, SkeletonRows } from '#web/kit/index.ts'

export function InvestmentRowsSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <SkeletonRows
      rows={rows}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[9rem_6.5rem_minmax(0,1fr)_14.5rem] lg:items-center lg:gap-x-7"
    >
      <span className="w-22">
        <Skeleton lines={2} />
      </span>
      <Skeleton width={72} />
      <Skeleton height={14} className="col-span-2 lg:col-span-1" />
      <Skeleton width={96} height={36} className="col-span-2 justify-self-end lg:col-span-1" />
    </SkeletonRows>
  )
}
