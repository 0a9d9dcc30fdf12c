/** Placeholders of the reserve charts. */
import { Card, Skeleton } from '#web/kit/index.ts'

export function LoadingCards() {
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6 xl:grid-cols-2">
      {['held', 'coverage'].map((card) => (
        <Card key={card}>
          <Skeleton width="40%" height={16} />
          <Skeleton height={180} className="mt-5" />
        </Card>
      ))}
    </div>
  )
}
