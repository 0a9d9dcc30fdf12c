/** Amount and state of a deposit; while pending the three sandbox outcomes, afterwards the result and next steps. */

import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { chipOf, isOpen, type Transaction } from '#web/entities/transaction/index.ts'
import { Button, Card, Chip, Link, Live, Money, moneyText, Note, toast } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { useSupport } from '#web/shared/config/config-query.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { choiceBeside, withChoice } from '#web/shared/session/choice.ts'
import { planPath } from '#web/shared/session/next.ts'
import type { Checkout } from './deposit-path.ts'

export function CheckoutState({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { transaction } = checkout
  const { status, kind } = chipOf(transaction.state)
  useSettledNews(transaction)
  return (
    <Card
      title={t('deposit.checkout.amount')}
      quiet
      aside={
        <Live>
          <Chip kind={kind}>{t(`transactions.status.${status}`)}</Chip>
        </Live>
      }
    >
      <p className="-mt-2 mb-5">
        <Money value={transaction.amount} size="xxl" className="whitespace-normal wrap-anywhere" />
      </p>
      {isOpen(transaction) ? <Outcomes transaction={transaction} /> : <Result transaction={transaction} />}
    </Card>
  )
}

/** One toast when the page sees the deposit settle. */
function useSettledNews({ state, amount }: Transaction) {
  const t = useText()
  const refresh = useRefreshAccount()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (state === 'settled') toast.success(t('deposit.checkout.settled', { amount: moneyText(amount) }))
    void refresh()
  }, [state, amount, t, refresh])
}

type Outcome = 'approve' | 'decline' | 'delay'

function Outcomes({ transaction }: { transaction: Transaction }) {
  const t = useText()
  const support = useSupport()
  const [delayed, setDelayed] = useState(false)
  const pay = useAction({
    act: (call, outcome: Outcome) => call('payDeposit', { params: { id: transaction._id }, body: { outcome } }),
    again: true,
    refetch: ['readDeposit'],
    onDone: (_, outcome) => setDelayed(outcome === 'delay'),
  })
  const button = (outcome: Outcome, variant: 'primary' | 'secondary' | 'danger') => (
    <Button
      acts
      variant={variant}
      onClick={() => pay.run(outcome)}
      working={pay.working && pay.given === outcome}
      workingLabel={t('common.wait')}
      disabled={pay.working && pay.given !== outcome}
      aria-label={t(`deposit.checkout.${outcome}_label`)}
      className="px-2!"
    >
      {t(`deposit.checkout.${outcome}`)}
    </Button>
  )
  return (
    <div className="grid gap-4">
      <section aria-labelledby="outcome">
        <h3 id="outcome" className="mb-2 font-head text-14 font-semibold">
          {t('deposit.checkout.outcome')}
        </h3>
        <div className="grid gap-2">
          {button('approve', 'primary')}
          <div className="grid grid-cols-2 gap-2">
            {button('decline', 'danger')}
            {button('delay', 'secondary')}
          </div>
        </div>
      </section>
      <WhyBlocked />
      {pay.error && <Note kind="error">{refusalOf(pay.error)}</Note>}
      <Live as="p" className="text-text-2">
        {t(delayed ? 'deposit.checkout.delayed' : 'deposit.checkout.waiting')}
      </Live>
      <Note icon="clock">
        <span>{support ? t('deposit.checkout.slow_mail', { email: support }) : t('deposit.checkout.slow')}</span>{' '}
        <Link render={<RouterLink to={`/support?transaction=${transaction._id}`} />}>{t('shell.contact_support')}</Link>
      </Note>
    </div>
  )
}

function Result({ transaction }: { transaction: Transaction }) {
  const t = useText()
  const word = transaction.state === 'settled' ? 'settled' : transaction.state === 'declined' ? 'declined' : 'ended'
  const settled = word === 'settled'
  const choice = choiceBeside(useSearchParams()[0])
  const again = choice ? withChoice(`/deposit?amount=${transaction.amount}`, choice) : '/deposit'
  const chosen = settled && choice
  return (
    <div className="grid gap-4">
      <Note kind={settled ? 'done' : word === 'declined' ? 'error' : 'info'} live={false} title={t(`deposit.checkout.${word}_title`)}>
        {t(`deposit.checkout.${word}_help`)}
        {!settled && transaction.admin_comment && <> {t('transactions.reason', { reason: transaction.admin_comment })}</>}
      </Note>
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <Button icon="layers" render={<RouterLink to={planPath(chosen)} state={{ ready: true }} />}>
            {t('deposit.checkout.to_choice', { amount: moneyText(chosen.amount) })}
          </Button>
        )}
        <Button variant={chosen ? 'secondary' : 'primary'} render={<RouterLink to={settled ? '/dashboard' : again} />}>
          {t(settled ? 'deposit.checkout.to_dashboard' : 'deposit.checkout.again')}
        </Button>
        <Button variant="secondary" render={<RouterLink to={`/transactions/${transaction._id}`} />}>
          {t('deposit.checkout.details')}
        </Button>
        {settled && !chosen && (
          <Button variant="quiet" render={<RouterLink to="/plans" />}>
            {t('deposit.checkout.to_plans')}
          </Button>
        )}
      </div>
    </div>
  )
}
