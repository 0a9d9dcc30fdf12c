/** The shape of transaction rows while they load. */
import { Skeleton, SkeletonRows } from '#web/kit/index.ts'

export function TransactionRowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <SkeletonRows
      rows={rows}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
    >
      <Skeleton width={36} height={36} />
      <span className="w-35 max-w-full">
        <Skeleton lines={2} />
      </span>
      <Skeleton width={80} />
    </SkeletonRows>
  )
}
