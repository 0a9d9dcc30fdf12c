/** Lazy components with placeholders of the same size. */
import { Suspense } from 'react'
import { Skeleton } from '#web/kit/index.ts'
import { lazyPart } from '#web/shared/screen/part.ts'

const LazyHeatmap = lazyPart(async () => (await import('./heatmap/Heatmap.tsx')).Heatmap)

export function Heatmap() {
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <LazyHeatmap />
    </Suspense>
  )
}
