/** Starts a deposit: method, amount, and coin for a wallet. No money moves before its checkout. */

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { typedAmount } from '#kernel/format/typed'
import { parseAmount } from '#kernel/money'
import { Button, Card, ChoiceChips, Field, Form, Money, MoneyInput, moneyText, Note, RadioGroup, Timeline } from '#web/kit/index.ts'
import { useRefreshAccount } from '#web/shared/account/queries.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { LimitsLink, refusalOf } from '#web/shared/frame/Refusal.tsx'
import { WhyBlocked } from '#web/shared/frame/WhyBlocked.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { choiceBeside, withChoice } from '#web/shared/session/choice.ts'
import type { Choice } from '#web/shared/session/next.ts'
import { type Method, readForm, useDepositLimits, useWallets } from './deposit-path.ts'
import { WalletChoice } from './WalletPanel.tsx'

export function Component() {
  const t = useText()
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0">
      <Card title={t('deposit.form')}>
        <DepositForm />
        <WhyBlocked />
      </Card>
      <Card title={t('deposit.what_next')}>
        <Timeline
          label={t('deposit.what_next')}
          words={{
            done: t('deposit.words.done'),
            now: t('deposit.words.now'),
            next: t('deposit.words.next'),
            failed: t('deposit.words.failed'),
          }}
          steps={[
            { key: 'announced', title: t('deposit.next.announced'), meta: t('deposit.next.announced_meta'), state: 'now' },
            { key: 'paid', title: t('deposit.next.paid'), meta: t('deposit.next.paid_meta'), state: 'next' },
            { key: 'credited', title: t('deposit.next.credited'), meta: t('deposit.next.credited_meta'), state: 'next' },
          ]}
        />
        <Note className="mt-5">
          {t('deposit.paper')} {t('deposit.no_fee')}
        </Note>
      </Card>
    </div>
  )
}

/** Method, amount, and the wallet for that method. The card comes first, as in the specification. */
const quickAmounts: readonly string[] = ['500', '1000', '5000', '10000']

function DepositForm() {
  const t = useText()
  const [search] = useSearchParams()
  const [asked] = useState(() => readForm(search))
  const [method, setMethod] = useState<Method>(asked.method)
  const [typed, setTyped] = useState(asked.amount ?? '')
  const [picked, setPicked] = useState(asked.wallet)
  const wallets = useWallets(method === 'wallet').data ?? []
  const wallet = (wallets.find(({ _id }) => _id === picked) ?? wallets[0])?._id ?? null
  const [checked, setChecked] = useState(false)
  const announce = useAnnounce(choiceBeside(search))
  const amount = typedAmount(typed)
  const badAmount = amount === null || amount === '0.00'
  const quick = useQuickAmounts()
  const noWallet = method === 'wallet' && wallet === null
  const refused = announce.fields.amount
  const submit = () => {
    setChecked(true)
    if (badAmount || noWallet || announce.working) return
    announce.run({ amount, payment_method: method, ...(method === 'wallet' && wallet ? { wallet_id: wallet } : {}) })
  }
  return (
    <Form onSubmit={submit} className="grid gap-6">
      <RadioGroup
        boxed
        label={t('deposit.method')}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'card', label: t('deposit.card'), hint: t('deposit.card_hint') },
          { value: 'wallet', label: t('deposit.wallet'), hint: t('deposit.wallet_hint') },
          { value: 'bank', label: t('deposit.bank'), hint: t('deposit.bank_hint') },
        ]}
      />
      {method === 'wallet' && <WalletChoice value={wallet} onChange={setPicked} />}
      <div className="grid gap-3">
        {quick.length > 0 && (
          <ChoiceChips
            label={t('deposit.quick')}
            value={quick.find((value) => `${value}.00` === amount) ?? null}
            onChange={setTyped}
            options={quick.map((value) => ({ value, label: <Money value={value} whole /> }))}
          />
        )}
        <Field
          label={t('deposit.amount')}
          required
          hint={<DepositLimit />}
          error={refusalOf(announce.error, refused) ?? (checked && badAmount ? t('deposit.invalid') : undefined)}
        >
          <MoneyInput value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </div>
      {announce.error && !refused && <Note kind="error">{refusalOf(announce.error)}</Note>}
      <Button type="submit" working={announce.working} workingLabel={t('common.wait')} className="md:justify-self-start md:min-w-48">
        {t('deposit.pay_now')}
      </Button>
    </Form>
  )
}

/** The currently available ones. */
function useQuickAmounts(): readonly string[] {
  const at_most = parseAmount(useDepositLimits().data?.at_most ?? '')
  return at_most === null ? quickAmounts : quickAmounts.filter((value) => (parseAmount(value) ?? 0n) <= at_most)
}

type Announcement = { amount: string; payment_method: Method; wallet_id?: string }

/** Sending it again makes no second deposit. `choice`: what it is for. */
function useAnnounce(choice: Choice | null) {
  const navigate = useNavigate()
  const refresh = useRefreshAccount()
  return useAction({
    act: (call, body: Announcement) => call('deposit', { body }),
    onDone: ({ data }) => {
      void refresh()
      navigate(withChoice(data.checkout_url, choice))
    },
  })
}

/** The maximum deposit. */
export function DepositLimit() {
  const t = useText()
  const limits = useDepositLimits().data
  if (!limits) return null
  const { by, at_most, day } = limits
  return (
    <>
      {t(`deposit.limits.${by}`, { at_most: moneyText(at_most), day: moneyText(day) })} <LimitsLink />
    </>
  )
}
