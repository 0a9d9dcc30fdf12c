/** The operator's own money, in or out. */
import { useState } from 'react'
import { newId } from '#kernel/id'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { ConfirmDialog, Field, MoneyInput, RadioGroup, Select } from '#web/ui/index.ts'
import { typedAmount } from '../../app/states/typed-amount.ts'
import { useChange } from '../use-change.ts'

const accounts = ['reserve', 'referral', 'adjustment'] as const
const directions = ['add', 'take'] as const

export function FundDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [account, setAccount] = useState<(typeof accounts)[number]>('reserve')
  const [direction, setDirection] = useState<(typeof directions)[number]>('add')
  const [amount, setAmount] = useState('')
  const [key] = useState(newId)
  const wire = typedAmount(amount)
  const { run, working, fields } = useChange({
    send: () => call('fundReserve', { body: { account, direction, amount: wire ?? amount }, key }),
    say: () => t('admin.treasury.done'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.treasury.move_title')}
      description={t('admin.treasury.move_text')}
      confirmLabel={t('admin.treasury.submit')}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={wire === null || wire === '0.00'}
      onConfirm={() => run()}
    >
      <div className="grid gap-5">
        <Field label={t('admin.treasury.account')}>
          <Select
            value={account}
            onChange={(event) => setAccount(accounts.find((name) => name === event.target.value) ?? 'reserve')}
            options={accounts.map((value) => ({ value, label: t(`admin.treasury.${value}`) }))}
          />
        </Field>
        <RadioGroup
          label={t('admin.treasury.direction')}
          value={direction}
          onChange={setDirection}
          options={directions.map((value) => ({ value, label: t(`admin.treasury.${value}`) }))}
        />
        <Field label={t('admin.treasury.amount')} error={fields.amount}>
          <MoneyInput value={amount} onChange={(event) => setAmount(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
