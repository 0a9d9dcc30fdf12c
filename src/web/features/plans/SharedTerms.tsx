/** What is the same for all plans, once; a rule that differs names its plans. Then the plans that are only listed. */
import { AvailabilityChip, type OfferedPlan, type Plan, PlanSentence, termsOf } from '#web/entities/plan/index.ts'
import { Card, centsOf, TermsList } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { takenAmount } from './projection-query.ts'

export type SharedTermsProps = { readonly plans: readonly OfferedPlan[]; readonly listed: readonly Plan[] }

export function SharedTerms({ plans, listed }: SharedTermsProps) {
  const t = useText()
  return (
    <Card title={plans.length > 0 ? t('plans.same.title', { count: plans.length }) : t('plans.title')} className="grid content-start">
      {plans.length > 0 && (
        <TermsList
          terms={[
            { term: t('plans.same.pays'), value: t('plans.same.pays_text') },
            { term: t('plans.terms.exit'), value: <ExitRules plans={plans} /> },
            { term: t('plans.same.bot'), value: <PlanSentence bot_version="all" /> },
            { term: t('plans.terms.capacity'), value: t('plans.same.capacity_text') },
          ]}
        />
      )}
      {listed.length > 0 && (
        <div className="mt-2 border-t border-line pt-3 md:mt-3 md:pt-4">
          <h3 className="mb-1 font-head text-14 font-bold">{t('plans.listed')}</h3>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
            {listed.map(({ id, name, availability }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-0.5">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {/* The heading says it on phones. */}
                <span className="max-md:sr-only">
                  <AvailabilityChip availability={availability} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function ExitRules({ plans }: { plans: readonly OfferedPlan[] }) {
  const t = useText()
  const rules = new Map<number, string[]>()
  for (const { exit_share_bps, name } of plans) rules.set(exit_share_bps, [...(rules.get(exit_share_bps) ?? []), name])
  return [...rules].map(([share, names]) => {
    const plan = plans.find(({ exit_share_bps }) => exit_share_bps === share)
    if (!plan) return null
    return (
      <div key={share}>
        {rules.size > 1 && <b className="font-medium">{listText(names)}: </b>}
        {termsOf(t, plan).exit.value}
      </div>
    )
  })
}

/** Which plans a comparison shows, and the amount that each is an example of. */
export type View = 'term' | 'amount' | 'balance'
/** `typed` and `balance` are used by the views of these names. */
export type Choice = { readonly view: View; readonly typed: string; readonly balance: string | undefined }
export type Example = { readonly plan: OfferedPlan; readonly amount: string }

export function examplesOf(plans: readonly OfferedPlan[], choice: Choice): readonly Example[] {
  return plans
    .flatMap((plan) => {
      const amount = amountOf(plan, choice)
      return amount === null ? [] : [{ plan, amount }]
    })
    .sort((a, b) => a.plan.days - b.plan.days || Number(cents(a.plan.min) - cents(b.plan.min)))
}

/** Null: the plan doesn't take the amount. */
function amountOf(plan: OfferedPlan, { view, typed, balance = '0.00' }: Choice): string | null {
  if (view === 'amount' && typed !== '') return takenAmount(plan, typed)
  if (view !== 'balance') return plan.min
  const most = [balance, plan.max, plan.capacity_left].reduce((a, b) => (cents(a) < cents(b) ? a : b))
  return cents(most) < cents(plan.min) ? null : most
}

function cents(amount: string): bigint {
  return centsOf(amount) ?? 0n
}
