/** A first payout address where one is needed: a coin with its network, an address, or the specimen of that network. */

import { useState } from 'react'
import { specimenAddress } from '#contract/shared/specimen'
import { Button, Field, Form, Note, Select, TextInput } from '#web/kit/index.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { coinKey, payoutCoins } from './coins.ts'
import { useUpdatePayout } from './use-update-payout.ts'

const [first] = payoutCoins

export function NewAddressForm() {
  const t = useText()
  const [key, setKey] = useState(first ? coinKey(first) : '')
  const [address, setAddress] = useState('')
  const [checked, setChecked] = useState(false)
  const update = useUpdatePayout(() => setAddress(''))
  const coin = payoutCoins.find((one) => coinKey(one) === key)
  const save = (given: string) => {
    setChecked(true)
    if (coin && given.trim() !== '' && !update.working) update.run({ crypto: [{ ...coin, address: given.trim() }] })
  }
  if (!coin) return null
  const name = t(`settings.coins.${coin.symbol}`)
  const specimen = () => {
    setAddress(specimenAddress(coin))
    save(specimenAddress(coin))
  }
  const refusal = refusalOf(update.error, Object.values(fieldTexts(update.error))[0])
  return (
    <Form onSubmit={() => save(address)} className="grid gap-5">
      <CoinSelect value={key} onChange={setKey} />
      <Note
        kind="risk"
        action={
          <Button variant="secondary" size="s" onClick={specimen}>
            {t('settings.use_sandbox_address')}
          </Button>
        }
      >
        {t('settings.specimen_help')}
      </Note>
      <Field
        label={t('settings.new_address')}
        required
        error={refusal ?? (checked && address.trim() === '' ? t('settings.missing', { coin: name }) : undefined)}
        hint={t('settings.network_warning', { network: coin.network })}
      >
        <TextInput
          value={address}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setAddress(target.value)
            update.reset()
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" working={update.working} workingLabel={t('common.wait')} className="md:justify-self-start">
        {t('settings.save_address')}
      </Button>
    </Form>
  )
}

function CoinSelect({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const t = useText()
  const options = payoutCoins.map((one) => ({
    value: coinKey(one),
    label: t('settings.field', { coin: t(`settings.coins.${one.symbol}`), network: one.network }),
  }))
  return (
    <Field label={t('withdraw.coin')} required>
      <Select value={value} onChange={({ target }) => onChange(target.value)} options={options} />
    </Field>
  )
}
