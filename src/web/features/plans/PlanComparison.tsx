/** All plans with terms in one table: by term, by an amount, or by what a member's balance can buy. */
import { type ReactNode, useState } from 'react'
import { type OfferedPlan, termsOf } from '#web/entities/plan/index.ts'
import { useDebounced } from '#web/kit/form/use-debounced.ts'
import { ChoiceChips, EmptyState, Field, Form, Icon, Live, MoneyInput, useMoneyText } from '#web/kit/index.ts'
import { useAccount } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { type PaneScale, PlanRow, rowsStyle } from './PlanRow.tsx'
import { examplesOf, type View } from './SharedTerms.tsx'

export type PlanComparisonProps = { readonly plans: readonly OfferedPlan[]; readonly at: Date }

export function PlanComparison({ plans, at }: PlanComparisonProps) {
  const t = useText()
  const signedIn = useStoredUser() !== null
  const balance = useAccount(signedIn).data?.account_info.main_balance
  const [view, setView] = useState<View>('term')
  const [typed, setTyped] = useState('')
  const examples = examplesOf(plans, { view, typed: useDebounced(typed), balance })
  const scale: PaneScale = {
    days: Math.max(...plans.map(({ days }) => days)),
    percent: Math.max(...plans.map(({ percent }) => Number(percent))),
  }
  return (
    <section aria-labelledby="compare-plans" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end lg:gap-6">
        <div>
          <h2 id="compare-plans" className="font-head text-20 font-bold tracking-[-.01em] md:text-24">
            {t('plans.compare.title')}
          </h2>
          <p className="text-14 text-text-2 max-md:hidden">{t('plans.compare.scale')}</p>
        </div>
        {/* A width of its own: the choice by balance comes with the account, and must not move the text beside it. */}
        <div className="lg:justify-self-end">
          <Views view={view} balance={balance} onChange={setView} />
        </div>
      </div>
      {view === 'amount' && (
        <Form onSubmit={() => {}}>
          <Field label={t('plans.compare.amount')} className="md:w-64">
            <MoneyInput value={typed} placeholder="1,000" onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </Form>
      )}
      <Meaning plan={plans[0]} />
      <Live as="div" className={examples.length > 0 ? 'sr-only' : undefined}>
        {examples.length === 0 ? (
          <EmptyState title={t('plans.compare.none')} />
        ) : (
          view !== 'term' && t('plans.compare.count', { count: examples.length })
        )}
      </Live>
      {examples.length > 0 && (
        <div className={rowsStyle}>
          <Heads />
          {examples.map((example) => (
            <PlanRow key={example.plan.id} {...example} scale={scale} at={at} />
          ))}
        </div>
      )}
    </section>
  )
}

function Views({ view, balance, onChange }: { view: View; balance: string | undefined; onChange: (view: View) => void }) {
  const t = useText()
  const money = useMoneyText()
  return (
    <ChoiceChips
      label={t('plans.compare.views')}
      value={view}
      onChange={onChange}
      options={[
        { value: 'term', label: t('plans.compare.by_term') },
        { value: 'amount', label: t('plans.compare.by_amount') },
        ...(balance === undefined
          ? []
          : [{ value: 'balance' as const, label: t('plans.compare.by_balance', { balance: money(balance) }) }]),
      ]}
    />
  )
}

/** What every rate below depends on, once and at the size of the rates. */
function Meaning({ plan }: { plan: OfferedPlan | undefined }) {
  const t = useText()
  if (!plan) return null
  const { apy, risk } = termsOf(t, plan)
  return (
    <dl className="grid gap-x-6 gap-y-1.5 rounded-3 bg-warn-wash px-4 py-2.5 text-14 md:py-3 text-text lg:grid-cols-[auto_1fr]">
      <Line term={apy.term}>{t('plans.compare.apy_text')}</Line>
      <Line term={risk.term}>{t('plans.intro')}</Line>
    </dl>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="flex flex-none gap-2.5 font-medium">
        <Icon name="warning" size={16} className="mt-0.5 text-warn" />
        {term}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** Only for the eye: each cell has its name. */
function Heads() {
  const t = useText()
  const heads = [
    t('plans.compare.plan'),
    t('plans.compare.drawn'),
    t('plans.terms.term'),
    t('plans.compare.becomes'),
    t('plans.calculator.promised'),
    t('plans.terms.apy'),
    t('plans.terms.capacity'),
  ]
  return (
    <div
      aria-hidden="true"
      className="col-span-full hidden grid-cols-subgrid border-b border-line px-6 py-2 font-head text-14 font-semibold text-text-2 xl:grid"
    >
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  )
}
