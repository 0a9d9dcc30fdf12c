/** Per account: what the operator added, removed, and may remove now. */

import { useState } from 'react'
import { typedAmount } from '#kernel/format/typed'
import { useChange } from '#web/console/shared/use-change.ts'
import { type Column, ConfirmDialog, Field, Money, MoneyInput, moneyText, RadioGroup, Select, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AccountFunding } from './treasury.ts'

export function Funding({ funding }: { funding: readonly AccountFunding[] }) {
  const t = useText()
  const amount = (key: 'put_in' | 'taken_back' | 'may_take', strong = false): Column<AccountFunding> => ({
    key,
    head: t(`treasury.funding.${key}`),
    align: 'right',
    cell: (row) => <Money value={row[key]} strong={strong} />,
  })
  return (
    <div className="grid gap-4">
      <Table
        tableFrom="md"
        bare
        label={t('treasury.funding.table')}
        rows={funding}
        rowKey={(row) => row.account}
        columns={[
          {
            key: 'account',
            head: t('treasury.account'),
            card: 'title',
            cell: (row) => <span className="font-medium">{t(`treasury.accounts.${row.account}`)}</span>,
          },
          amount('put_in'),
          amount('taken_back'),
          amount('may_take', true),
        ]}
      />
      <p className="max-w-[60ch] text-14 text-text-2">{t('treasury.own_help')}</p>
    </div>
  )
}

/** Adds or removes the operator's own money: the balance, and the removable maximum. */
const directions = ['add', 'take'] as const

export function FundDialog({ funding, onClose }: { funding: readonly AccountFunding[]; onClose: () => void }) {
  const t = useText()
  const [account, setAccount] = useState<AccountFunding['account']>('reserve')
  const [direction, setDirection] = useState<(typeof directions)[number]>('add')
  const [amount, setAmount] = useState('')
  const wire = typedAmount(amount)
  const chosen = funding.find((one) => one.account === account)
  const { run, working, fields } = useChange({
    act: (call) => call('fundReserve', { body: { account, direction, amount: wire ?? amount } }),
    say: () => t('treasury.done'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about="reserve"
      title={t('treasury.move_title')}
      description={t('treasury.move_text')}
      confirmLabel={t('treasury.submit')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={wire === null || wire === '0.00'}
      onConfirm={() => run()}
    >
      <div className="grid gap-5">
        <Field label={t('treasury.account')} hint={chosen && t('treasury.balance_now', { amount: moneyText(chosen.balance) })}>
          <Select
            value={account}
            onChange={(event) => setAccount(funding.find((one) => one.account === event.target.value)?.account ?? 'reserve')}
            options={funding.map((one) => ({ value: one.account, label: t(`treasury.accounts.${one.account}`) }))}
          />
        </Field>
        <RadioGroup
          label={t('treasury.direction')}
          value={direction}
          onChange={setDirection}
          options={directions.map((value) => ({ value, label: t(`treasury.${value}`) }))}
        />
        <Field
          label={t('treasury.amount')}
          error={fields.amount}
          hint={direction === 'take' && chosen ? t('treasury.at_most', { amount: moneyText(chosen.may_take) }) : undefined}
        >
          <MoneyInput value={amount} onChange={(event) => setAmount(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
