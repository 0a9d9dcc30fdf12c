/** Buys a plan: one amount within its range, what it becomes, then a dialog with the exact terms. The server validates again. */

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { typedAmount } from '#kernel/format/typed'
import { AvailabilityChip, type OfferedPlan, termsOf } from '#web/entities/plan/index.ts'
import { Assurance, Card, centsOf, Field, Form, Link, Live, Money, MoneyInput, moneyText, RangeSlider, SumList } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/queries.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go, SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'
import { InvestDialog, InvestStep } from './InvestDialog.tsx'
import { faultOf } from './invest-fault.ts'
import type { Projection } from './projection-query.ts'

export type InvestPanelProps = {
  readonly plan: OfferedPlan
  readonly signedIn: boolean
  readonly account: AccountInfo | undefined
  /** The page's one amount: drawing, exit values and purchase show the same. */
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly projection: Projection | undefined
}

export function InvestPanel({ plan, signedIn, account, typed, onType, projection }: InvestPanelProps) {
  const t = useText()
  const [checked, setChecked] = useState(false)
  const [buying, setBuying] = useState<string | null>(null)
  const fault = faultOf(plan, account?.main_balance, typed)
  const submit = () => {
    setChecked(true)
    if (signedIn && !fault) setBuying(typedAmount(typed))
  }
  useReady(signedIn && account !== undefined, submit)
  const full = plan.availability === 'fully_subscribed'
  const silent = fault === 'short' || (fault === 'invalid' && !checked) || (fault === 'over_capacity' && full)
  const shown = silent ? null : fault
  return (
    <Card
      title={t('plans.invest.title')}
      titleSize="l"
      eyebrow={[plan.landing_name, plan.name].filter(Boolean).join(' · ')}
      aside={full && <AvailabilityChip availability={plan.availability} />}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('plans.invest.amount')}
          required
          error={shown && t(`plans.invest.${shown}`, words(plan))}
          hint={t('plans.invest.range', words(plan))}
          aside={account && <>{t('plans.invest.balance', { balance: moneyText(account.main_balance) })}</>}
        >
          <MoneyInput value={typed} onChange={({ target }) => onType(target.value)} />
        </Field>
        <Slide plan={plan} typed={typed} onType={onType} />
        <Sums projection={projection} balance={full ? undefined : account?.main_balance} full={full} asking={buying !== null} />
        <p className="text-14">{termsOf(t, plan).risk.value}</p>
        {projection && !full && <SetAside amount={projection.promised_return} />}
        <InvestStep plan={plan} signedIn={signedIn} balance={account?.main_balance} typed={typed} fault={fault} />
      </Form>
      {buying !== null && <InvestDialog plan={plan} amount={buying} account={account} onClose={() => setBuying(null)} />}
    </Card>
  )
}

/** After money was added for this purchase, its confirmation opens by itself, once: not again on going back or reloading. */
function useReady(known: boolean, open: () => void): void {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const is_due = known && (state as { ready?: boolean } | null)?.ready === true
  useEffect(() => {
    if (!is_due) return
    void navigate({ pathname, search }, { replace: true, state: null })
    open()
  })
}

function SetAside({ amount }: { amount: string }) {
  const t = useText()
  return (
    <Assurance>
      <TextWithElement text={t('plans.invest.aside', { amount: moneyText(amount), check: SLOT })}>
        <Link render={<Go to="/proof" />}>{t('plans.invest.aside_check')}</Link>
      </TextWithElement>
    </Assurance>
  )
}

/** The slider uses whole dollars; the field holds the exact amount. */
function Slide({ plan, typed, onType }: { plan: OfferedPlan; typed: string; onType: (typed: string) => void }) {
  const t = useText()
  const amount = typedAmount(typed) ?? plan.min
  return (
    <RangeSlider
      label={t('plans.calculator.slider')}
      min={dollars(plan.min)}
      max={dollars(plan.max)}
      value={Math.min(dollars(plan.max), Math.max(dollars(plan.min), dollars(amount)))}
      onChange={(value) => onType(String(value))}
      valueText={moneyText(amount)}
    />
  )
}

function dollars(amount: string): number {
  return Number((centsOf(amount) ?? 0n) / 100n)
}

type SumsProps = { projection: Projection | undefined; balance: string | undefined; full: boolean; asking: boolean }

/**
 * What the amount becomes, as the server computes it. Of a fully subscribed plan nothing is set aside. The balance afterwards is the exact
 * difference of two of the server's figures: a projection is public and cached, and knows no balance. While it is `asking`, the purchase
 * may have counted already, and the balance be the one after it.
 */
function Sums({ projection, balance, full, asking }: SumsProps) {
  const t = useText()
  const after = projection && balance !== undefined ? (centsOf(balance) ?? 0n) - (centsOf(projection.amount) ?? 0n) : null
  return (
    <Live as="div">
      <SumList
        lines={[
          ...(after === null || after < 0n
            ? []
            : [{ label: t('plans.invest.line_after'), figure: <Money value={asking ? null : after} /> }]),
          {
            label: t(full ? 'plans.calculator.promised' : 'plans.invest.line_promised'),
            figure: <Money value={projection?.promised_return} />,
          },
          { label: t('plans.calculator.daily'), figure: <Money value={projection?.daily_return} /> },
          {
            key: 'total',
            label: projection ? t('plans.invest.paid_on', { date: dateText(projection.matures_at) }) : t('plans.invest.line_total'),
            figure: <Money value={projection?.total} />,
            total: true,
          },
        ]}
      />
    </Live>
  )
}

function words(plan: OfferedPlan) {
  return { min: moneyText(plan.min), max: moneyText(plan.max), capacity: moneyText(plan.capacity_left) }
}
