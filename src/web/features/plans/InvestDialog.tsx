/** The confirmation of a purchase: the exact amount and terms. */

import type { ReactNode } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router'
import { typedAmount } from '#kernel/format/typed'
import { formatDecimal } from '#kernel/money'
import { type OfferedPlan, termsOf } from '#web/entities/plan/index.ts'
import { useActingBlocked } from '#web/kit/action/Button.tsx'
import { Button, ConfirmDialog, centsOf, Money, moneyText, SumList, TermsList } from '#web/kit/index.ts'
import { ACCOUNT_QUERIES, type AccountInfo } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { withChoice } from '#web/shared/session/choice.ts'
import { firstScreenOf, planPath, withNext } from '#web/shared/session/next.ts'
import { type Fault, shortBy } from './invest-fault.ts'
import { useProjection } from './projection-query.ts'

export type InvestDialogProps = { plan: OfferedPlan; amount: string; account: AccountInfo | undefined; onClose: () => void }

export function InvestDialog({ plan, amount, account, onClose }: InvestDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const projection = useProjection(plan.id, amount).data
  const { rate, apy, exit, risk } = termsOf(t, plan)
  const invest = useAction({
    act: (call) => call('subscribe', { body: { plan: plan.id, amount } }),
    say: ({ data: { amount, investment } }) => [
      t('plans.invest.done', { amount: moneyText(amount) }),
      t('plans.invest.done_detail', { promised: moneyText(investment.promised_return), date: dateText(investment.matures_at) }),
    ],
    refetch: ACCOUNT_QUERIES,
    onDone: () => navigate('/dashboard', { state: { bought: true } }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={plan.id}
      title={t('plans.invest.confirm_title', { amount: moneyText(amount), name: plan.name })}
      description={t('plans.invest.confirm_body')}
      confirmLabel={t('plans.invest.confirm')}
      cancelLabel={t('plans.invest.keep')}
      workingLabel={t('common.wait')}
      working={invest.working}
      onConfirm={() => invest.run()}
      error={refusalOf(invest.error)}
    >
      <SumList
        lines={[
          { label: t('plans.invest.line_balance'), figure: <Money value={account?.main_balance} /> },
          { label: t('plans.invest.line_amount'), figure: <Money value={amount} /> },
          { label: t('plans.invest.line_promised'), figure: <Money value={projection?.promised_return} /> },
          { label: t('plans.invest.line_total'), figure: <Money value={projection?.total} />, total: true },
        ]}
      />
      <TermsList
        className="border-t border-line"
        terms={[
          { ...rate, note: t('plans.invest.at_once') },
          apy,
          ...(projection ? [{ term: t('plans.invest.line_matures'), value: dateText(projection.matures_at) }] : []),
          exit,
          risk,
        ]}
      />
    </ConfirmDialog>
  )
}

/** The one next step: invest, log in, deposit what is missing, or why the plan isn't sold. */
export type InvestStepProps = {
  readonly plan: OfferedPlan
  readonly signedIn: boolean
  readonly balance: string | undefined
  readonly typed: string
  readonly fault: Fault | null
}

export function InvestStep({ plan, signedIn, balance, typed, fault }: InvestStepProps) {
  const t = useText()
  const blocked = useActingBlocked()
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
  if (!blocked && fault === 'short' && balance !== undefined) {
    const short_by = shortBy(balance, typed)
    const missing = moneyText(short_by)
    const chosen = { plan: plan.id, amount: typedAmount(typed) ?? plan.min }
    const deposit = withChoice(`/deposit?amount=${formatDecimal(short_by)}`, chosen)
    return (
      <Step title={t('plans.invest.short')} text={t('plans.invest.short_help', { balance: moneyText(balance), amount: missing })}>
        <Button block icon="tray-in" render={<RouterLink to={deposit} />}>
          {t('plans.invest.deposit', { amount: missing })}
        </Button>
      </Step>
    )
  }
  return (
    <>
      <Button type="submit" block>
        {t('plans.invest_now')}
      </Button>
      <WhyBlocked />
    </>
  )
}

/** Most visitors have no account yet: a sign-up carries plan and amount to its first screen. A log-in comes back here. */
function LogIn({ plan, typed }: Pick<InvestStepProps, 'plan' | 'typed'>) {
  const t = useText()
  const { pathname } = useLocation()
  const cents = centsOf(typedAmount(typed) ?? plan.min) ?? 0n
  const choice = { plan: plan.id, amount: formatDecimal(cents) }
  const next = cents === centsOf(plan.min) ? pathname : planPath(choice)
  return (
    <Step text={t('plans.invest.visitor')}>
      <Button block render={<RouterLink to={withNext('/register', firstScreenOf(choice))} />}>
        {t('plans.invest.sign_up')}
      </Button>
      <Button variant="secondary" block render={<RouterLink to={withNext('/login', next)} />}>
        {t('plans.invest.log_in')}
      </Button>
    </Step>
  )
}

function Step({ title, text, children }: { title?: string | undefined; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {children}
      <p className="text-14 text-text-2">
        {title && <b className="block font-medium text-text">{title}</b>}
        {text}
      </p>
    </div>
  )
}
