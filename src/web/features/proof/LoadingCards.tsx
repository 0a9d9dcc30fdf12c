/** Placeholders of the page, in its final shape. */
import { Card, Skeleton } from '#web/kit/index.ts'

export function LoadingCards() {
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <Card className="lg:p-8">
        <Skeleton width="30%" height={16} />
        <Skeleton width="40%" height={40} className="mt-3" />
        <Skeleton height={120} className="mt-5" />
      </Card>
      <div className="grid gap-4 md:gap-6 xl:grid-cols-2">
        {['coverage', 'checkers'].map((card) => (
          <Card key={card}>
            <Skeleton width="40%" height={16} />
            <Skeleton height={180} className="mt-5" />
          </Card>
        ))}
      </div>
    </div>
  )
}
