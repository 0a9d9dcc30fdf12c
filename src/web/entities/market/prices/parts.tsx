/** Lazy components with placeholders of the same size. */
import { Suspense } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Skeleton } from '#web/kit/index.ts'

const LazyHeatmap = lazyPart(async () => (await import('./heatmap/Heatmap.tsx')).Heatmap)

export function Heatmap() {
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <LazyHeatmap />
    </Suspense>
  )
}
