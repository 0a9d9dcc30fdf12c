/** The first screen of a new member: one next step, the tour, and the seven names in one sentence instead of seven zeros. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router'
import { isOffered, type OfferedPlan, usePlans } from '#web/entities/plan/index.ts'
import { Assurance, Button, Card, centsOf, Link, moneyText, Skeleton } from '#web/kit/index.ts'
import { type Account, useRefreshAccount } from '#web/shared/account/queries.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'
import { choiceIn } from '#web/shared/session/choice.ts'
import { type Choice, planPath } from '#web/shared/session/next.ts'
import { HatchPane } from '#web/shared/term/index.ts'
import { TourStops } from '../tour/TourParts.tsx'
import { closeStop, openStop } from '../tour/tour-store.ts'
import { isEmptyAccount } from './empty-account.ts'

export function StartScreen({ account }: { account: Account }) {
  const choice = choiceIn(useSearchParams()[0])
  const [was_added, setAdded] = useState(false)
  // With money the choice is ready: to its plan, and to its confirmation if the money was added for it here.
  if (!isEmptyAccount(account)) return <Navigate to={choice ? planPath(choice) : '/dashboard'} state={{ ready: was_added }} replace />
  const onFunded = () => {
    openStop('pick')
    // The plan is picked: the dashboard leads to it.
    if (choice) closeStop()
  }
  return (
    <>
      <StartCard choice={choice} onAdd={() => setAdded(true)} onFunded={onFunded} />
      <TourStops account={account} />
    </>
  )
}

/** The one next step of an empty account: paper money with one click, or the usual deposit if the operator offers none. */
type StartCardProps = { readonly choice: Choice | null; readonly onAdd: () => void; readonly onFunded: () => void }

function StartCard({ choice, ...handlers }: StartCardProps) {
  const t = useText()
  const first = useFirstDeposit()
  const { plan, amount, is_chosen } = useStartPlan(choice)
  const loading = first === undefined || (choice !== null && plan === undefined)
  return (
    <Card aria-labelledby="start-title" className="border-accent-edge!">
      <div className="grid gap-6 md:gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-12 lg:px-2 lg:py-3">
        <div className="min-w-0">
          <h2 id="start-title" className="font-head text-24 font-bold tracking-[-.015em]">
            {t('tour.start.title')}
          </h2>
          {loading ? (
            <Skeleton height={104} className="mt-3" />
          ) : (
            <Step first={first} chosen={is_chosen && plan ? { plan: plan.name, amount } : null} {...handlers} />
          )}
        </div>
        {plan && <ExampleTerm plan={plan} amount={amount} is_chosen={is_chosen} />}
      </div>
    </Card>
  )
}

/** `chosen`: with the plan's name. */
type StepProps = Omit<StartCardProps, 'choice'> & { readonly first: string | null; readonly chosen: Choice | null }

function Step({ first, chosen, onAdd, onFunded }: StepProps) {
  const t = useText()
  const add = useAddPaperMoney(onFunded)
  const addMoney = () => {
    if (chosen) onAdd()
    add.run()
  }
  const covers = chosen !== null && (first === null || cents(first) >= cents(chosen.amount))
  const lead = covers
    ? t(first ? 'tour.start.lead_chosen' : 'tour.start.lead_chosen_deposit', {
        first: moneyText(first ?? '0', 'auto', true),
        plan: chosen.plan,
        amount: moneyText(chosen.amount),
      })
    : first
      ? t('tour.start.lead', { amount: moneyText(first) })
      : t('tour.start.lead_deposit')
  return (
    <>
      <p className="mt-2 max-w-[46ch] text-16 text-text-2">{lead}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:grid">
        {first ? (
          <>
            <Button data-tour="fund" onClick={addMoney} working={add.working} workingLabel={t('common.wait')}>
              {t('tour.start.add', { amount: moneyText(first, 'auto', true) })}
            </Button>
            <Button acts variant="quiet" render={<RouterLink to="/deposit" />}>
              {t('tour.start.other')}
            </Button>
          </>
        ) : (
          <Button
            acts
            data-tour="fund"
            icon="tray-in"
            render={<RouterLink to={chosen ? `/deposit?amount=${chosen.amount}` : '/deposit'} />}
          >
            {t('dashboard.deposit')}
          </Button>
        )}
      </div>
      <WhyBlocked />
      <Assurance className="mt-4 max-w-[46ch]">
        <TextWithElement text={t('tour.start.books', { proof: SLOT })}>
          <Link render={<RouterLink to="/proof" />}>{t('tour.start.books_link')}</Link>
        </TextWithElement>
      </Assurance>
    </>
  )
}

const PREFERRED = 'diamond'
const EXAMPLE = '1000.00'

type StartPlan = { readonly plan: OfferedPlan | null | undefined; readonly amount: string; readonly is_chosen: boolean }

/** What was chosen, if it is on sale, or else an example. Undefined: not known yet; null: none is on sale. */
function useStartPlan(choice: Choice | null): StartPlan {
  const { data, isError } = usePlans()
  const plans = (data ?? []).filter(isOffered).filter(({ availability }) => availability === 'on_sale')
  const chosen = plans.find(({ id, min, max }) => choice?.plan === id && isWithin(choice.amount, min, max))
  if (choice && chosen) return { plan: chosen, amount: choice.amount, is_chosen: true }
  const plan = plans.find(({ id }) => id === PREFERRED) ?? plans[0]
  return { plan: plan ?? (data || isError ? null : undefined), amount: plan ? exampleAmount(plan) : EXAMPLE, is_chosen: false }
}

function cents(amount: string): bigint {
  return centsOf(amount) ?? 0n
}

function isWithin(amount: string, min: string, max: string): boolean {
  return cents(amount) >= cents(min) && cents(amount) <= cents(max)
}

/** The term drawing of the plan, with the figures that the server computes. */
function ExampleTerm({ plan, amount, is_chosen }: { plan: OfferedPlan; amount: string; is_chosen: boolean }) {
  const projection = useData(read('projectPlan', { params: { id: plan.id }, query: { amount } }))
  if (!projection.data) return null
  return <Drawing plan={plan} amount={projection.data.amount} promised={projection.data.promised_return} is_chosen={is_chosen} />
}

/** The example amount, within the plan's range. */
function exampleAmount({ min, max }: OfferedPlan): string {
  if (cents(EXAMPLE) < cents(min)) return min
  return cents(EXAMPLE) > cents(max) ? max : EXAMPLE
}

type DrawingProps = { readonly plan: OfferedPlan; readonly amount: string; readonly promised: string; readonly is_chosen: boolean }

function Drawing({ plan: { name, days }, amount, promised, is_chosen }: DrawingProps) {
  const t = useText()
  const caption = t(is_chosen ? 'tour.start.chosen' : 'tour.start.example', { amount: moneyText(amount), plan: name })
  const ticks = days < 3 ? [0, days] : [0, Math.round(days / 3), Math.round((days * 2) / 3), days]
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 text-text-2">{caption}</figcaption>
      <div role="img" aria-label={t('tour.start.drawing', { plan: name })} className="grid gap-1">
        <p className="num text-14 font-medium text-accent-text">{t('tour.start.aside', { amount: moneyText(promised) })}</p>
        <HatchPane className="h-24 md:h-36" />
        <div className="h-[3px] bg-term-aside" />
        <p className="num border border-term-principal-edge bg-term-principal px-3 py-1 text-14 font-medium">
          {t('tour.start.principal', { amount: moneyText(amount) })}
        </p>
        <p dir="ltr" className="num flex justify-between gap-2 text-14 text-text-2">
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
