/** Buys a plan: an amount within its range and the balance, then a dialog with the exact terms. The server validates again. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { typedAmount } from '#web/kit/form/typed-amount.ts'
import { Button, Card, ChoiceChips, centsOf, Field, Form, Money, MoneyInput, moneyText } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { InvestDialog } from './InvestDialog.tsx'

export type InvestPanelProps = {
  readonly plan: OfferedPlan
  readonly account: AccountInfo | undefined
  readonly typed: string
  readonly onType: (typed: string) => void
}

export function InvestPanel({ plan, account, typed, onType }: InvestPanelProps) {
  const t = useText()
  const [checked, setChecked] = useState(false)
  const [buying, setBuying] = useState<string | null>(null)
  const fault = faultOf(plan, account, typed)
  const shown = checked ? fault : null
  const submit = () => {
    setChecked(true)
    if (!fault) setBuying(typedAmount(typed))
  }
  const short = shown === 'short'
  return (
    <Card title={t('plans.invest.title')}>
      <Form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('plans.invest.amount')}
          required
          error={shown && t(`plans.invest.${shown}`, words(plan))}
          hint={
            short && account
              ? t('plans.invest.short_help', { balance: moneyText(account.main_balance) })
              : t('plans.invest.range', { min: moneyText(plan.min), max: moneyText(plan.max) })
          }
          aside={account && <>{t('plans.invest.balance', { balance: moneyText(account.main_balance) })}</>}
        >
          <MoneyInput value={typed} onChange={(event) => onType(event.target.value)} />
        </Field>
        <ChoiceChips
          label={t('plans.invest.presets')}
          value={typed}
          onChange={onType}
          options={[preset(t('plans.invest.least'), plan.min), preset(t('plans.invest.most'), plan.max)]}
        />
        <Button type="submit" block>
          {t('plans.invest_now')}
        </Button>
        {short && (
          <Button variant="secondary" block icon="deposit" render={<RouterLink to="/deposit" />}>
            {t('plans.invest.deposit')}
          </Button>
        )}
      </Form>
      {buying !== null && <InvestDialog plan={plan} amount={buying} account={account} onClose={() => setBuying(null)} />}
    </Card>
  )
}

function preset(label: string, value: string) {
  return {
    value,
    label: (
      <>
        {label} <Money value={value} whole />
      </>
    ),
  }
}

type Fault = 'invalid' | 'outside' | 'short' | 'over_capacity'

function faultOf(plan: OfferedPlan, account: AccountInfo | undefined, typed: string): Fault | null {
  const text = typedAmount(typed)
  const amount = text === null ? null : centsOf(text)
  if (amount === null || amount === 0n) return 'invalid'
  if (amount < (centsOf(plan.min) ?? 0n) || amount > (centsOf(plan.max) ?? 0n)) return 'outside'
  if (account && amount > (centsOf(account.main_balance) ?? 0n)) return 'short'
  return amount > (centsOf(plan.capacity_left) ?? 0n) ? 'over_capacity' : null
}

function words(plan: OfferedPlan) {
  return { min: moneyText(plan.min), max: moneyText(plan.max), capacity: moneyText(plan.capacity_left) }
}
