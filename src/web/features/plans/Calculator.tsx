/** Projection of an amount in this plan, to the cent: return, daily share, maturity, and the exit value of each day. */

import { type OfferedPlan, termsOf } from '#web/entities/plan/index.ts'
import { useDebounced } from '#web/kit/form/use-debounced.ts'
import { Card, centsOf, Field, Money, MoneyInput, moneyText, Note, RangeSlider, Skeleton, TermsList } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { ExitByDay } from './ExitByDay.tsx'
import { type Projection, takenAmount, useProjection } from './projection-query.ts'

/** `typed` is the amount in the purchase form, so that both show the same. */
export type CalculatorProps = { readonly plan: OfferedPlan; readonly typed: string; readonly onType: (typed: string) => void }

export function Calculator({ plan, typed, onType }: CalculatorProps) {
  const t = useText()
  const taken = takenAmount(plan, typed)
  const debouncedAmount = useDebounced(taken ?? plan.min)
  const { data, error, isError, isFetching, refetch } = useProjection(plan.id, debouncedAmount)
  return (
    <Card title={t('plans.calculator.title')}>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <Field
          label={t('plans.calculator.amount')}
          hint={t(typed === '' ? 'plans.calculator.example' : 'plans.invest.range', { min: moneyText(plan.min), max: moneyText(plan.max) })}
          error={typed !== '' && taken === null && t('plans.invest.outside', { min: moneyText(plan.min), max: moneyText(plan.max) })}
        >
          <MoneyInput value={typed} placeholder={plan.min} onChange={({ target }) => onType(target.value)} />
        </Field>
        <Slide plan={plan} amount={taken ?? plan.min} onType={onType} />
      </div>
      <div className="mt-5 grid gap-5">
        {data ? (
          <Outcome plan={plan} projection={data} />
        ) : isError ? (
          <Failed bare title={t('plans.calculator.failed')} error={error} onRetry={() => void refetch()} working={isFetching} />
        ) : (
          <Skeleton height="30rem" />
        )}
      </div>
    </Card>
  )
}

/** The slider uses whole dollars; the field holds the exact amount. */
function Slide({ plan, amount, onType }: { plan: OfferedPlan; amount: string; onType: (typed: string) => void }) {
  const t = useText()
  return (
    <RangeSlider
      className="content-end md:pb-6"
      label={t('plans.calculator.slider')}
      min={dollars(plan.min)}
      max={dollars(plan.max)}
      value={dollars(amount)}
      onChange={(value) => onType(String(value))}
      valueText={moneyText(amount)}
      from={moneyText(plan.min, 'auto', true)}
      to={moneyText(plan.max, 'auto', true)}
    />
  )
}

function dollars(amount: string): number {
  return Number((centsOf(amount) ?? 0n) / 100n)
}

function Outcome({ plan, projection }: { plan: OfferedPlan; projection: Projection }) {
  const t = useText()
  const { amount, promised_return, daily_return, total, matures_at } = projection
  const { apy, capacity, risk } = termsOf(t, plan)
  return (
    <>
      <div aria-live="polite">
        <TermsList
          terms={[
            { term: t('plans.calculator.capital'), value: <Money value={amount} strong /> },
            {
              term: t('plans.calculator.promised'),
              value: <Money value={promised_return} strong />,
              note: t('plans.calculator.promised_note'),
            },
            { term: t('plans.calculator.daily'), value: <Money value={daily_return} />, note: t('plans.calculator.daily_note') },
            apy,
            { term: t('plans.calculator.matures'), value: dateText(matures_at), note: t('plans.calculator.matures_note') },
            { term: t('plans.calculator.total'), value: <Money value={total} strong />, note: t('plans.calculator.total_note') },
            capacity,
          ]}
        />
      </div>
      <ExitByDay projection={projection} />
      <Note kind="risk">{risk.value}</Note>
    </>
  )
}
