/** Parts whose code is fetched when they are first shown; until then their place is kept. */
import { Suspense } from 'react'
import { Skeleton } from '#web/kit/index.ts'
import { lazyPart } from '#web/shared/screen/part.ts'

const LazyHeatmap = lazyPart(['market'], async () => (await import('./heatmap/Heatmap.tsx')).Heatmap)

export function Heatmap() {
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <LazyHeatmap />
    </Suspense>
  )
}
