/** The one next step: invest, log in, deposit what is missing, or why the plan isn't sold. */
import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { formatDecimal } from '#kernel/money'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { typedAmount } from '#web/kit/form/typed-amount.ts'
import { Button, centsOf, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Fault, shortBy } from './invest-fault.ts'

export type InvestStepProps = {
  readonly plan: OfferedPlan
  readonly signedIn: boolean
  readonly balance: string | undefined
  readonly typed: string
  readonly fault: Fault | null
}

export function InvestStep({ plan, signedIn, balance, typed, fault }: InvestStepProps) {
  const t = useText()
  if (plan.availability === 'fully_subscribed') {
    return (
      <Step text={t('plans.invest.subscribed_help')}>
        <Button variant="secondary" block disabled>
          {t('plans.fully_subscribed')}
        </Button>
        <Button variant="quiet" block render={<RouterLink to="/plans" />}>
          {t('plans.invest.other_plans')}
        </Button>
      </Step>
    )
  }
  if (!signedIn) return <LogIn plan={plan} typed={typed} />
  if (fault === 'short' && balance !== undefined) {
    const short_by = shortBy(balance, typed)
    const missing = moneyText(short_by)
    const search = new URLSearchParams({ amount: formatDecimal(short_by) })
    return (
      <Step title={t('plans.invest.short')} text={t('plans.invest.short_help', { balance: moneyText(balance), amount: missing })}>
        <Button block icon="tray-in" render={<RouterLink to={`/deposit?${search}`} />}>
          {t('plans.invest.deposit', { amount: missing })}
        </Button>
      </Step>
    )
  }
  return (
    <Button type="submit" block>
      {t('plans.invest_now')}
    </Button>
  )
}

/** Most visitors have no account yet. A log-in comes back to this plan and this amount. */
function LogIn({ plan, typed }: Pick<InvestStepProps, 'plan' | 'typed'>) {
  const t = useText()
  const { pathname } = useLocation()
  const amount = typedAmount(typed)
  const chosen = amount !== null && centsOf(amount) !== centsOf(plan.min)
  const next = chosen ? `${pathname}?${new URLSearchParams({ amount })}` : pathname
  return (
    <Step text={t('plans.invest.visitor')}>
      <Button block render={<RouterLink to="/register" />}>
        {t('plans.invest.sign_up')}
      </Button>
      <Button variant="secondary" block render={<RouterLink to={`/login?next=${encodeURIComponent(next)}`} />}>
        {t('plans.invest.log_in')}
      </Button>
    </Step>
  )
}

function Step({ title, text, children }: { title?: string | undefined; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {children}
      <p className="text-13 text-text-2">
        {title && <b className="block font-medium text-text">{title}</b>}
        {text}
      </p>
    </div>
  )
}
