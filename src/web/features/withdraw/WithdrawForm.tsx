/** Amount, description, and destination: a saved address or the saved bank details. */
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { typedAmount } from '#kernel/format/typed'
import { lastFour, type Unconfirmed } from '#web/entities/transaction/index.ts'
import { Button, Field, Form, Link, MoneyInput, moneyText, Note, RadioGroup, TextInput } from '#web/kit/index.ts'
import { CoinChoice } from '#web/shared/account/CoinChoice.tsx'
import { type Me, type PayoutAddress, useRefreshAccount } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { useText } from '#web/shared/locale/text.ts'
import { faultsOf, type PayTo, preselectedCoin, type WithdrawalDraft } from './withdrawal-form.ts'

export type WithdrawFormProps = {
  balance: string
  addresses: readonly PayoutAddress[]
  bank: Me['payoutInfo']['bank']
  onSent: (withdrawal: Unconfirmed) => void
}

export function WithdrawForm({ balance, addresses, bank, onSent }: WithdrawFormProps) {
  const t = useText()
  const [entered, setEntered] = useState<WithdrawalDraft>({ typed: '', description: '', to: 'wallet', coin: '' })
  const draft = { ...entered, coin: entered.coin || preselectedCoin(addresses, serverNow()) }
  const [checked, setChecked] = useState(false)
  const ask = useAsk(onSent)
  const faults = faultsOf(draft, { balance, addresses: addresses.length, bank: bank !== null })
  const refused = ask.fields
  const change = (part: Partial<WithdrawalDraft>) => setEntered({ ...entered, ...part })
  const submit = () => {
    setChecked(true)
    if (Object.keys(faults).length === 0 && !ask.working) ask.run(draft)
  }
  return (
    <Form onSubmit={submit} className="grid gap-6">
      <Field
        label={t('withdraw.amount')}
        required
        aside={t('withdraw.available', { balance: moneyText(balance) })}
        error={refused.amount ?? (checked && faults.amount ? t(`withdraw.${faults.amount}`) : undefined)}
        hint={checked && faults.amount === 'short' ? t('withdraw.short_help', { balance: moneyText(balance) }) : undefined}
      >
        <MoneyInput
          value={draft.typed}
          onChange={(event) => change({ typed: event.target.value })}
          suffix={
            <Button variant="quiet" size="s" className="-me-2" onClick={() => change({ typed: balance })}>
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
      <Destination draft={draft} bank={bank} known={addresses.length > 0} checked={checked} onChange={change} />
      {draft.to === 'wallet' && addresses.length > 0 && (
        <CoinChoice
          addresses={addresses}
          value={draft.coin}
          onChange={(coin) => change({ coin })}
          error={refused.selected_coin ?? (checked && faults.coin ? t('withdraw.pick_coin') : undefined)}
        />
      )}
      {ask.error && Object.keys(refused).length === 0 && <Note kind="error">{ask.error.message}</Note>}
      <Button type="submit" working={ask.working} workingLabel={t('common.wait')} className="md:min-w-48 md:justify-self-start">
        {t('withdraw.submit')}
      </Button>
    </Form>
  )
}

function Missing({ text, link, fault }: { text: string; link: string; fault: boolean }) {
  return (
    <Note kind={fault ? 'error' : 'info'}>
      {text} <Link render={<RouterLink to="/settings" />}>{link}</Link>
    </Note>
  )
}

type DestinationProps = {
  draft: WithdrawalDraft
  bank: Me['payoutInfo']['bank']
  /** Whether any payout address is saved. */
  known: boolean
  checked: boolean
  onChange: (part: Partial<WithdrawalDraft>) => void
}

function Destination({ draft, bank, known, checked, onChange }: DestinationProps) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <RadioGroup<PayTo>
        boxed
        label={t('withdraw.to')}
        value={draft.to}
        onChange={(to) => onChange({ to })}
        options={[
          { value: 'wallet', label: t('withdraw.wallet'), hint: t('withdraw.wallet_hint') },
          {
            value: 'bank',
            label: t('withdraw.bank'),
            hint: bank ? t('withdraw.bank_ending', { last: lastFour(bank.accountNumber) }) : t('withdraw.bank_hint'),
          },
        ]}
      />
      {draft.to === 'bank' && !bank && <Missing text={t('withdraw.bank_missing')} link={t('withdraw.add_bank')} fault={checked} />}
      {draft.to === 'wallet' && !known && <Missing text={t('withdraw.no_addresses')} link={t('withdraw.add_address')} fault={checked} />}
    </div>
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
