/** Credits a member from the adjustment budget, or reverses such a credit. */
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { isPendingReply } from '#contract/shared/pending-reply'
import { typedAmount } from '#kernel/format/typed'
import { changesPath } from '#web/console/shared/changes-path.ts'
import { useTreasury } from '#web/console/shared/queries/transactions.ts'
import { useChange, useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Card, Field, Form, Link, MoneyInput, moneyText, Note, RadioGroup, Select, TextInput } from '#web/kit/index.ts'
import { missingFaults } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { MemberPicker } from './MemberPicker.tsx'

const accounts = ['main', 'bonus', 'earning'] as const
const directions = ['credit', 'debit'] as const

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const rules = useHasRole('administrator')
  return rules ? <FundForm key={id} start={id} /> : <Note>{t('admin.fund.administrators_only')}</Note>
}

function FundForm({ start }: { start: string }) {
  const t = useText()
  const [user, setUser] = useState(start)
  const [account_type, setAccount] = useState<(typeof accounts)[number]>('main')
  const [transaction_type, setDirection] = useState<(typeof directions)[number]>('credit')
  const [amount, setAmount] = useState('')
  const [narration, setNarration] = useState('')
  const [held, setHeld] = useState(false)
  const wire = typedAmount(amount)
  const { run, working, fields, summary } = useChange({
    act: (call) => call('fund', { body: { user, account_type, transaction_type, amount: wire ?? '', narration } }),
    again: true,
    faults: [
      ...missingFaults(t, { user, amount, narration }),
      ...(amount.trim() && (wire === null || wire === '0.00') ? [{ at: { amount: t('admin.fund.more_than_zero') } }] : []),
    ],
    say: () => t('admin.fund.done'),
    onDone: (reply) => {
      setHeld(isPendingReply(reply))
      setAmount('')
      setNarration('')
    },
  })
  return (
    <Card title={t('admin.fund.title')} className="max-w-160">
      <Form className="grid gap-5" onSubmit={run} summary={summary}>
        <p className="max-w-[60ch] text-text-2">{t('admin.fund.lead')}</p>
        <MemberPicker id={user} error={fields.user} onPick={setUser} />
        <AccountAndAmount account={account_type} amount={amount} onAccount={setAccount} onAmount={setAmount} errors={fields} />
        <RadioGroup
          label={t('admin.fund.direction')}
          value={transaction_type}
          onChange={setDirection}
          options={directions.map((value) => ({ value, label: t(`admin.fund.${value}`) }))}
        />
        <Field label={t('admin.fund.narration')} hint={t('admin.fund.narration_hint')} error={fields.narration} required>
          <TextInput maxLength={500} value={narration} onChange={(event) => setNarration(event.target.value)} />
        </Field>
        {held && (
          <Note
            live
            icon="users"
            title={t('admin.held')}
            action={<Link render={<RouterLink to={changesPath(user)} />}>{t('admin.see_held')}</Link>}
          >
            {t('admin.fund.held_help')}
          </Note>
        )}
        <div>
          <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
            {t('admin.fund.submit')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

type Account = (typeof accounts)[number]
type AccountAndAmountProps = {
  readonly account: Account
  readonly amount: string
  readonly onAccount: (account: Account) => void
  readonly onAmount: (amount: string) => void
  readonly errors: Readonly<Record<string, string>>
}

function AccountAndAmount({ account, amount, onAccount, onAmount, errors }: AccountAndAmountProps) {
  const t = useText()
  const budget = useTreasury().data?.adjustment_budget
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={t('admin.fund.account')} error={errors.account_type} required>
        <Select
          value={account}
          onChange={(event) => onAccount(accounts.find((name) => name === event.target.value) ?? 'main')}
          options={accounts.map((value) => ({ value, label: t(`admin.fund.${value}`) }))}
        />
      </Field>
      <Field
        label={t('admin.fund.amount')}
        hint={budget && t('admin.fund.budget', { amount: moneyText(budget) })}
        error={errors.amount}
        required
      >
        <MoneyInput value={amount} onChange={(event) => onAmount(event.target.value)} />
      </Field>
    </div>
  )
}
