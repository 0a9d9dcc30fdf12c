/** A member's testimonial: the requirements, the text, and its state. */
import { useQuery } from '@tanstack/react-query'
import { Card, EmptyState, Skeleton } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import type { Mine } from './testimonial/mine.ts'
import { OwnTestimonial } from './testimonial/OwnTestimonial.tsx'
import { TestimonialForm } from './testimonial/TestimonialForm.tsx'

export function TestimonialTab() {
  const t = useText()
  const mine = useQuery({
    queryKey: ['readOwnTestimonial'],
    queryFn: ({ signal }) => call('readOwnTestimonial', { signal }),
    select: (reply) => reply.data,
  })
  if (mine.isError && !mine.data)
    return <Failed title={t('testimonials.failed')} error={mine.error} onRetry={() => void mine.refetch()} working={mine.isFetching} />
  return (
    <Card title={t('testimonials.title')} className="max-w-180">
      {mine.data ? <Content mine={mine.data} /> : <Skeleton height={240} />}
    </Card>
  )
}

function Content({ mine: { eligible, why_not, own } }: { mine: Mine }) {
  const t = useText()
  if (!eligible && !own)
    return (
      <EmptyState title={t('testimonials.not_yet')}>
        <p>{t('testimonials.not_yet_text')}</p>
        <ul className="mt-2 list-disc ps-5">
          {why_not.map((lack) => (
            <li key={lack}>{t(`testimonials.lacks.${lack}`)}</li>
          ))}
        </ul>
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      <div className="grid max-w-[64ch] gap-2 text-text-2">
        <p>{t('testimonials.lead')}</p>
        <p>{t('testimonials.critical')}</p>
      </div>
      {own && <OwnTestimonial own={own} />}
      {eligible && <TestimonialForm key={own?.updated_at ?? 'new'} own={own} />}
    </div>
  )
}
