/** Bank details: a specimen is offered, and the form asks not to enter real ones. The saved number is shown by its last four characters. */
import { useState } from 'react'
import { lastFour } from '#web/entities/transaction/index.ts'
import { Button, Field, Form, Note, TextInput } from '#web/kit/index.ts'
import type { Me } from '#web/shared/account/queries.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useUpdatePayout } from './use-update-payout.ts'

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

type BankFormProps = {
  readonly bank: Me['payoutInfo']['bank']
  /** Where details are needed for the next step: the specimen is saved at once. */
  readonly inForm?: true
}

export function BankForm({ bank, inForm }: BankFormProps) {
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
    const filled = Object.fromEntries(fields.map(({ name, word }) => [name, t(`settings.specimen.${word}`)])) as Draft
    setTyped(filled)
    setChecked(false)
    if (inForm && !update.working) update.run({ bank: filled })
  }
  const submit = () => {
    setChecked(true)
    if (!fields.some(({ name, required }) => missing(name, required)) && !update.working) update.run({ bank: draft })
  }
  return (
    <Form onSubmit={submit} className="grid gap-5">
      <Note
        kind="risk"
        action={
          <Button variant="secondary" size="s" onClick={specimen}>
            {t(inForm ? 'settings.use_sandbox_bank' : 'settings.use_specimen')}
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
  )
}

function fieldOf(error: Error, name: string): string | undefined {
  return Object.entries(fieldTexts(error)).find(([field]) => field.endsWith(`bank.${name}`))?.[1]
}
