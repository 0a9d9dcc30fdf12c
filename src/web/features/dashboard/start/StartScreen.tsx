/** The first screen of a new member: one next step, the tour, and the seven names in one sentence instead of seven zeros. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { isOffered, type OfferedPlan, usePlans } from '#web/entities/plan/index.ts'
import { Button, Card, centsOf, moneyText, Skeleton } from '#web/kit/index.ts'
import { type Account, useRefreshAccount } from '#web/shared/account/queries.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useText } from '#web/shared/locale/text.ts'
import { HatchPane } from '#web/shared/term/index.ts'
import { TourStops } from '../tour/TourParts.tsx'
import { openStop } from '../tour/tour-store.ts'

export function StartScreen({ account }: { account: Account }) {
  return (
    <>
      <StartCard onFunded={() => openStop('pick')} />
      <TourStops account={account} />
    </>
  )
}

/** The one next step of an empty account: paper money with one click, or the usual deposit if the operator offers none. */
function StartCard({ onFunded }: { onFunded: () => void }) {
  const t = useText()
  const first = useFirstDeposit()
  return (
    <Card aria-labelledby="start-title" className="border-accent-edge!">
      <div className="grid gap-6 md:gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-12 lg:px-2 lg:py-3">
        <div className="min-w-0">
          <h2 id="start-title" className="font-head text-24 font-bold tracking-[-.015em] md:text-30">
            {t('tour.start.title')}
          </h2>
          {first === undefined ? <Skeleton height={104} className="mt-3" /> : <Step first={first} onFunded={onFunded} />}
        </div>
        <ExampleTerm />
      </div>
    </Card>
  )
}

function Step({ first, onFunded }: { first: string | null; onFunded: () => void }) {
  const t = useText()
  const add = useAddPaperMoney(onFunded)
  return (
    <>
      <p className="mt-2 max-w-[46ch] text-16 text-text-2">
        {first ? t('tour.start.lead', { amount: moneyText(first) }) : t('tour.start.lead_deposit')}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:grid">
        {first ? (
          <>
            <Button data-tour="fund" onClick={() => add.run()} working={add.working} workingLabel={t('common.wait')}>
              {t('tour.start.add', { amount: moneyText(first, 'auto', true) })}
            </Button>
            <Button variant="quiet" render={<RouterLink to="/deposit" />}>
              {t('tour.start.other')}
            </Button>
          </>
        ) : (
          <Button data-tour="fund" icon="tray-in" render={<RouterLink to="/deposit" />}>
            {t('dashboard.deposit')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The term drawing of an example plan on sale, with the figures that the server computes. Without such a plan there is none. */
const PREFERRED = 'diamond'
const EXAMPLE = '1000.00'

function ExampleTerm() {
  const plans = (usePlans().data ?? []).filter(isOffered).filter(({ availability }) => availability === 'on_sale')
  const plan = plans.find(({ id }) => id === PREFERRED) ?? plans[0]
  const amount = plan && exampleAmount(plan)
  const projection = useData(read('projectPlan', { params: { id: plan?.id ?? '' }, query: { amount } }), { enabled: plan !== undefined })
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

/** Undefined: not known yet. Null: not possible, so that the usual deposit is the next step. */
export function useFirstDeposit(): string | null | undefined {
  const limits = useQuery({ ...read('readDepositLimits'), select: (reply) => reply.data.first })
  return limits.isError ? null : limits.data
}

/** A repeat of the click adds nothing. */
export function useAddPaperMoney(onDone: () => void) {
  const t = useText()
  const client = useQueryClient()
  const refresh = useRefreshAccount()
  return useAction({
    act: (call) => call('firstDeposit'),
    say: ({ data }) => t('tour.start.done', { amount: moneyText(data.transaction.amount) }),
    onDone: () => {
      onDone()
      return refresh()
    },
    errors: 'toast',
    onFailed: () => {
      void client.invalidateQueries({ queryKey: ['readDepositLimits'] })
      void refresh()
    },
  })
}
