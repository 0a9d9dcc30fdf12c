/** Amount, description, and destination: a saved address or the saved bank details; what is missing is added in between. */

import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { typedAmount } from '#kernel/format/typed'
import { BankForm, NewAddressForm, settingsPath } from '#web/entities/payout/index.ts'
import { lastFour, type Unconfirmed } from '#web/entities/transaction/index.ts'
import { useActingBlocked } from '#web/kit/action/Button.tsx'
import { Button, Field, Form, MoneyInput, moneyText, Note, RadioGroup, TextInput } from '#web/kit/index.ts'
import { CoinChoice } from '#web/shared/account/CoinChoice.tsx'
import { type Me, type PayoutAddress, useRefreshAccount } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { LimitsLink, refusalOf } from '#web/shared/frame/Refusal.tsx'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { faultsOf, type PayTo, preselectedCoin, preselectedTo, type WithdrawalDraft } from './withdrawal-form.ts'

export type WithdrawFormProps = {
  balance: string
  addresses: readonly PayoutAddress[]
  bank: Me['payoutInfo']['bank']
  onSent: (withdrawal: Unconfirmed) => void
}

const LIMITS = <LimitsLink key="limits" />

export function WithdrawForm({ balance, addresses, bank, onSent }: WithdrawFormProps) {
  const t = useText()
  const id = useId()
  const blocked = useActingBlocked()
  const { draft, change } = useDraft(addresses, bank)
  const [checked, setChecked] = useState(false)
  const ask = useAsk(onSent)
  const faults = faultsOf(draft, { balance, addresses: addresses.length, bank: bank !== null })
  const refused = ask.fields
  const submit = () => {
    setChecked(true)
    if (Object.keys(faults).length === 0 && !ask.working) ask.run(draft)
  }
  return (
    <div className="grid gap-6">
      <Form id={id} onSubmit={submit} className="grid gap-6">
        <Field
          label={t('withdraw.amount')}
          required
          aside={blocked ? undefined : t('withdraw.available', { balance: moneyText(balance) })}
          error={refused.amount ?? (checked && faults.amount ? t(`withdraw.${faults.amount}`) : undefined)}
          hint={[checked && faults.amount === 'short' && t('withdraw.short_help', { balance: moneyText(balance) }), ' ', LIMITS]}
        >
          <MoneyInput
            value={draft.typed}
            onChange={(event) => change({ typed: event.target.value })}
            suffix={
              <Button acts variant="quiet" size="s" className="-me-2" onClick={() => change({ typed: balance })}>
                {t('withdraw.all')}
              </Button>
            }
          />
        </Field>
        <Field
          label={t('withdraw.description')}
          aside={t('withdraw.optional')}
          error={refused.narration ?? (checked && faults.description ? t('withdraw.too_long') : undefined)}
        >
          <TextInput value={draft.description} autoComplete="off" onChange={(event) => change({ description: event.target.value })} />
        </Field>
        <Destination to={draft.to} bank={bank} known={addresses.length > 0} onChange={change} />
        {draft.to === 'wallet' && addresses.length > 0 && (
          <CoinChoice
            addresses={addresses}
            value={draft.coin}
            onChange={(coin) => change({ coin })}
            error={refused.selected_coin ?? (checked && faults.coin ? t('withdraw.pick_coin') : undefined)}
            manage={settingsPath(draft.typed)}
          />
        )}
        {ask.error && Object.keys(refused).length === 0 && <Note kind="error">{refusalOf(ask.error)}</Note>}
      </Form>
      {faults.to && <Missing what={faults.to} fault={checked} />}
      <WhyBlocked />
      <Button type="submit" form={id} working={ask.working} workingLabel={t('common.wait')} className="md:min-w-48 md:justify-self-start">
        {t('withdraw.submit')}
      </Button>
    </div>
  )
}

/** As entered; what exists is preselected, and the address may bring the amount. */
function useDraft(addresses: WithdrawFormProps['addresses'], bank: WithdrawFormProps['bank']) {
  const asked = useSearchParams()[0].get('amount') ?? ''
  const [entered, setEntered] = useState<EnteredDraft>({ typed: asked, description: '', to: null, coin: '' })
  const to = entered.to ?? preselectedTo(addresses.length, bank !== null)
  const draft: WithdrawalDraft = { ...entered, to, coin: entered.coin || preselectedCoin(addresses, serverNow()) }
  return { draft, change: (part: Partial<EnteredDraft>) => setEntered({ ...entered, ...part }) }
}

/** Null: as preselected. */
type EnteredDraft = Omit<WithdrawalDraft, 'to'> & { readonly to: PayTo | null }

/** Outside of the withdrawal's form, as a form of its own. */
function Missing({ what, fault }: { what: 'bank_missing' | 'no_addresses'; fault: boolean }) {
  const t = useText()
  return (
    <section aria-label={t(`withdraw.${what}`)} className="grid gap-5 rounded-3 border border-line p-4 md:p-5">
      {fault && <Note kind="error">{t(`withdraw.${what}`)}</Note>}
      {what === 'bank_missing' ? <BankForm bank={null} inForm /> : <NewAddressForm />}
    </section>
  )
}

type DestinationProps = {
  to: PayTo
  bank: Me['payoutInfo']['bank']
  /** Whether any payout address is saved. */
  known: boolean
  onChange: (part: { readonly to: PayTo }) => void
}

function Destination({ to, bank, known, onChange }: DestinationProps) {
  const t = useText()
  return (
    <RadioGroup<PayTo>
      boxed
      label={t('withdraw.to')}
      value={to}
      onChange={(chosen) => onChange({ to: chosen })}
      options={[
        { value: 'wallet', label: t('withdraw.wallet'), hint: t(known ? 'withdraw.wallet_hint' : 'withdraw.no_addresses') },
        {
          value: 'bank',
          label: t('withdraw.bank'),
          hint: bank ? t('withdraw.bank_ending', { last: lastFour(bank.accountNumber) }) : t('withdraw.bank_missing'),
        },
      ]}
    />
  )
}

function useAsk(onSent: (withdrawal: Unconfirmed) => void) {
  const t = useText()
  const refresh = useRefreshAccount()
  return useAction({
    act: (call, { typed, description, to, coin }: WithdrawalDraft) => {
      const narration = description.trim()
      const body = {
        amount: typedAmount(typed) ?? typed,
        payment_option: to,
        ...(narration ? { narration } : {}),
        ...(to === 'wallet' ? { selected_coin: coin } : {}),
      }
      return call('withdraw', { body })
    },
    say: () => t('withdraw.sent'),
    onDone: ({ data }) => {
      void refresh()
      onSent({ id: data.transaction._id, amount: data.transaction.amount, expires_at: data.expires_at })
    },
  })
}
