/** Published testimonials, each with the plan behind it. The fallback stays if there are none or they can't be fetched. */
import { type ComponentType, useEffect, useRef } from 'react'
import { Carousel } from '#web/document/parts/Carousel.tsx'
import { enhanceCarousels } from '#web/document/parts/carousel.ts'
import { moneyText } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

type Testimonial = Awaited<ReturnType<typeof call<'listTestimonials'>>>['data'][number]

export async function readTestimonialRow(): Promise<ComponentType | null> {
  const { data } = await call('listTestimonials')
  return data.length === 0 ? null : () => <Row all={data} />
}

function Row({ all }: { all: readonly Testimonial[] }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) enhanceCarousels(box.current)
  }, [])
  const words = ['label', 'role', 'previous', 'next', 'pause', 'play'] as const
  const labels = Object.fromEntries(words.map((word) => [word, t(`voices.${word}`)])) as Record<(typeof words)[number], string>
  return (
    <div ref={box}>
      <Carousel labels={labels} track="voice-track" focusable pages={all.map((_one, at) => t('voices.page', { n: at + 1 }))}>
        {all.map((one) => (
          <li key={one._id}>
            <Voice one={one} />
          </li>
        ))}
      </Carousel>
    </div>
  )
}

function Voice({ one }: { one: Testimonial }) {
  const t = useText()
  return (
    <figure className="grid h-full content-between gap-6 rounded-4 border border-line bg-surface-1 p-6 shadow-card">
      <blockquote className="font-serif text-20 wrap-anywhere whitespace-pre-line">{one.text}</blockquote>
      <figcaption className="grid gap-1 border-t border-line pt-4 text-14 text-text-2">
        <span className="text-14 font-medium text-text">{one.display_name}</span>
        <span>{t('voices.earned', { plan: one.plan, paid: moneyText(one.paid), date: dateText(one.matured_at) })}</span>
      </figcaption>
    </figure>
  )
}
