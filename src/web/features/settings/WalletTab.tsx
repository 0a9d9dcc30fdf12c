/** Payout details: addresses and the bank account. */

import { useState } from 'react'
import { lastFour } from '#web/entities/transaction/index.ts'
import { Button, Card, Field, Form, Note, Skeleton, TextInput } from '#web/kit/index.ts'
import { type Me, useMe, usePayoutAddresses } from '#web/shared/account/queries.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { AddressForm } from './AddressForm.tsx'
import { useUpdatePayout } from './use-update-payout.ts'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function WalletTab() {
  const t = useText()
  const me = useMe()
  const addresses = usePayoutAddresses()
  const retry = () => {
    void me.refetch()
    void addresses.refetch()
  }
  const again = { onRetry: retry, working: me.isFetching || addresses.isFetching }
  const error = me.error ?? addresses.error
  if (me.data && addresses.data) {
    return (
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
        <StaleNote error={error} at={me.dataUpdatedAt} {...again} />
        <div className={columns}>
          <AddressForm saved={addresses.data} />
          <BankForm bank={me.data.payoutInfo.bank} />
        </div>
      </div>
    )
  }
  if (error) return <Failed title={t('settings.failed')} error={error} {...again} />
  return (
    <Loading className={columns}>
      {['addresses', 'bank'].map((card) => (
        <Card key={card}>
          <Skeleton width={160} height={20} />
          <Skeleton lines={4} height={44} className="mt-6" />
        </Card>
      ))}
    </Loading>
  )
}

/** Bank details: a specimen is offered, and the form asks not to enter real ones. The saved number is shown by its last four characters. */
const fields = [
  { name: 'accountName', word: 'account_name', required: true },
  { name: 'accountNumber', word: 'account_number', required: true },
  { name: 'bicOrSwiftCode', word: 'swift', required: true },
  { name: 'nationalCode', word: 'national', required: false },
  { name: 'bankName', word: 'bank_name', required: true },
  { name: 'bankAddress', word: 'bank_address', required: false },
] as const

type Draft = Record<(typeof fields)[number]['name'], string>
const blank: Draft = { accountName: '', accountNumber: '', bicOrSwiftCode: '', nationalCode: '', bankName: '', bankAddress: '' }

function BankForm({ bank }: { bank: Me['payoutInfo']['bank'] }) {
  const t = useText()
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const draft: Draft = { ...blank, ...bank, ...typed }
  const [checked, setChecked] = useState(false)
  const update = useUpdatePayout(() => {
    setTyped({})
    setChecked(false)
  })
  const missing = (name: keyof Draft, required: boolean) => required && draft[name].trim() === ''
  const specimen = () => {
    setTyped(Object.fromEntries(fields.map(({ name, word }) => [name, t(`settings.specimen.${word}`)])) as Draft)
    setChecked(false)
  }
  const submit = () => {
    setChecked(true)
    if (!fields.some(({ name, required }) => missing(name, required)) && !update.working) update.run({ bank: draft })
  }
  return (
    <Card title={t('settings.bank')}>
      <Form onSubmit={submit} className="grid gap-5">
        <Note
          kind="risk"
          action={
            <Button variant="secondary" size="s" onClick={specimen}>
              {t('settings.use_specimen')}
            </Button>
          }
        >
          {t('settings.bank_help')}
        </Note>
        {bank && <p className="text-text-2">{t('settings.bank_saved', { last: lastFour(bank.accountNumber) })}</p>}
        <div data-no-draft className="grid gap-5 md:grid-cols-2 [&>*]:min-w-0">
          {fields.map(({ name, word, required }) => (
            <Field
              key={name}
              label={t(`settings.${word}`)}
              required={required}
              aside={required ? undefined : t('settings.optional')}
              error={update.error ? fieldOf(update.error, name) : checked && missing(name, required) ? t('settings.required') : undefined}
            >
              <TextInput value={draft[name]} autoComplete="off" onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
            </Field>
          ))}
        </div>
        <Button type="submit" working={update.working} workingLabel={t('common.wait')} className="md:justify-self-start">
          {t('settings.save_bank')}
        </Button>
      </Form>
    </Card>
  )
}

function fieldOf(error: Error, name: string): string | undefined {
  return Object.entries(fieldTexts(error)).find(([field]) => field.endsWith(`bank.${name}`))?.[1]
}
