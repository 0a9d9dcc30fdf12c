/** One field for each coin and network, with the warning about the network. Only what was changed is sent. */
import { type FormEvent, useState } from 'react'
import { systemClock } from '#kernel/clock'
import { momentText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Card, Chip, Field, Note, TextInput } from '#web/ui/index.ts'
import type { PayoutAddress } from '../withdraw/payout-query.ts'
import { coinKey, type PayoutCoin, payoutCoins } from './coins.ts'
import { RemoveAddress } from './RemoveAddress.tsx'
import { useUpdatePayout } from './use-update-payout.ts'

export function AddressForm({ saved }: { saved: readonly PayoutAddress[] }) {
  const t = useText()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [untouched, setUntouched] = useState(false)
  const update = useUpdatePayout(() => setTyped({}))
  const savedFor = (coin: PayoutCoin) => saved.find((address) => coinKey(address) === coinKey(coin))
  const changed = payoutCoins.flatMap((coin) => {
    const address = typed[coinKey(coin)]?.trim()
    return address && address !== savedFor(coin)?.address ? [{ ...coin, address }] : []
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setUntouched(changed.length === 0)
    if (changed.length > 0 && !update.isPending) update.mutate({ crypto: changed })
  }
  return (
    <Card title={t('settings.addresses')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="max-w-[60ch] text-text-2">{t('settings.addresses_help')}</p>
        {payoutCoins.map((coin) => (
          <AddressField
            key={coinKey(coin)}
            coin={coin}
            saved={savedFor(coin)}
            value={typed[coinKey(coin)]}
            error={refusalOf(update.error, update.variables?.crypto, coin)}
            onChange={(address) => setTyped({ ...typed, [coinKey(coin)]: address })}
          />
        ))}
        {untouched && changed.length === 0 && <Note live>{t('settings.nothing')}</Note>}
        <Button type="submit" working={update.isPending} workingLabel={t('common.wait')} className="md:justify-self-start">
          {t('settings.save_addresses')}
        </Button>
      </form>
    </Card>
  )
}

type AddressFieldProps = {
  coin: PayoutCoin
  saved: PayoutAddress | undefined
  value: string | undefined
  error: string | undefined
  onChange: (address: string) => void
}

function AddressField({ coin, saved, value, error, onChange }: AddressFieldProps) {
  const t = useText()
  const name = t(`settings.coins.${coin.symbol}`)
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <Field
        label={t('settings.field', { coin: `${name} (${coin.symbol.toUpperCase()})`, network: coin.network })}
        aside={saved ? <SavedState saved={saved} /> : undefined}
        error={error}
        hint={
          <>
            {t('settings.network_warning', { network: coin.network })}
            {saved && isHeld(saved) && <> {t('settings.held_until', { at: momentText(saved.unlocks_at) })}</>}
          </>
        }
      >
        <TextInput
          value={value ?? saved?.address ?? ''}
          placeholder={t('settings.missing', { coin: name })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          suffix={saved && value === undefined ? <RemoveAddress address={saved} /> : undefined}
        />
      </Field>
    </div>
  )
}

function SavedState({ saved }: { saved: PayoutAddress }) {
  const t = useText()
  return isHeld(saved) ? <Chip kind="pending">{t('settings.held')}</Chip> : <Chip kind="success">{t('settings.saved')}</Chip>
}

function isHeld({ unlocks_at }: PayoutAddress): boolean {
  return new Date(unlocks_at) > systemClock.now()
}

/** The server names the coin in its refusal, `BTC (Bitcoin): …`, and the place in the list that was sent. */
function refusalOf(
  error: (Error & { fields?: Readonly<Record<string, string>> }) | null,
  sent: readonly { symbol: string; network: string }[] | undefined,
  coin: PayoutCoin,
): string | undefined {
  const place = sent?.findIndex((one) => coinKey(one) === coinKey(coin)) ?? -1
  if (!error?.fields || place < 0) return undefined
  const found = Object.entries(error.fields).find(
    ([name, text]) => name.includes(`crypto.${place}`) || text.startsWith(`${coin.symbol.toUpperCase()} (${coin.network})`),
  )
  return found?.[1]
}
