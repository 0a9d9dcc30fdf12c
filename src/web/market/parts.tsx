/** Parts whose code is fetched when they are first shown; until then their place is kept. */
import { Suspense } from 'react'
import { Skeleton } from '#web/ui/index.ts'
import { lazyPart } from '../part.ts'

const LazyHeatmap = lazyPart(['market'], async () => (await import('./Heatmap.tsx')).Heatmap)
const LazyCarousel = lazyPart(['market'], async () => (await import('./Carousel.tsx')).Carousel)

export function Heatmap() {
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <LazyHeatmap />
    </Suspense>
  )
}

export function Carousel() {
  return (
    <Suspense fallback={<Skeleton height="6rem" />}>
      <LazyCarousel />
    </Suspense>
  )
}
