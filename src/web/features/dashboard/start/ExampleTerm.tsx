/** The term drawing of an example plan on sale, with the figures that the server computes. Without such a plan there is none. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { isOffered, type OfferedPlan, usePlans } from '#web/entities/plan/index.ts'
import { centsOf, HatchPane, moneyText } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'

const PREFERRED = 'diamond'
const EXAMPLE = '1000.00'

export function ExampleTerm() {
  const plans = (usePlans().data ?? []).filter(isOffered).filter(({ availability }) => availability === 'on_sale')
  const plan = plans.find(({ id }) => id === PREFERRED) ?? plans[0]
  const amount = plan && exampleAmount(plan)
  const projection = useQuery({
    queryKey: ['projectPlan', plan?.id, amount],
    queryFn: plan ? ({ signal }) => call('projectPlan', { params: { id: plan.id }, query: { amount }, signal }) : skipToken,
    select: (reply) => reply.data,
  })
  if (!plan || !projection.data) return null
  return <Drawing plan={plan} amount={projection.data.amount} promised={projection.data.promised_return} />
}

/** The example amount, within the plan's range. */
function exampleAmount({ min, max }: OfferedPlan): string {
  const cents = (amount: string) => centsOf(amount) ?? 0n
  if (cents(EXAMPLE) < cents(min)) return min
  return cents(EXAMPLE) > cents(max) ? max : EXAMPLE
}

function Drawing({ plan: { name, days }, amount, promised }: { plan: OfferedPlan; amount: string; promised: string }) {
  const t = useText()
  const ticks = days < 3 ? [0, days] : [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 text-text-2">{t('tour.start.example', { amount: moneyText(amount), plan: name })}</figcaption>
      <div role="img" aria-label={t('tour.start.drawing', { plan: name })} className="grid gap-1">
        <p className="num text-13 font-medium text-accent-text">{t('tour.start.aside', { amount: moneyText(promised) })}</p>
        <HatchPane mirrored className="h-24 md:h-36" />
        <div className="h-[3px] bg-term-aside" />
        <p className="num border border-term-principal-edge bg-term-principal px-3 py-1 text-13 font-medium">
          {t('tour.start.principal', { amount: moneyText(amount) })}
        </p>
        <p className="num flex justify-between gap-2 text-13 text-text-2">
          {ticks.map((day) => (
            <span key={day}>{t('tour.replay.day', { day })}</span>
          ))}
        </p>
      </div>
    </figure>
  )
}
