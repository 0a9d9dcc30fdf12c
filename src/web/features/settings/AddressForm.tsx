/** Payout addresses: a field for each coin and network, in expandable groups, with a search across all of them. Only changes are sent. */

import { useState } from 'react'
import { coinKey, type PayoutCoin, payoutCoins, useUpdatePayout } from '#web/entities/payout/index.ts'
import { Button, Card, Chip, ConfirmDialog, Field, Form, IconButton, Note, TextInput } from '#web/kit/index.ts'
import { type PayoutAddress, useStoreMe } from '#web/shared/account/queries.ts'
import { fieldTexts } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { refusalOf } from '#web/shared/frame/Refusal.tsx'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AddressGroups } from './AddressGroups.tsx'

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
  const submit = () => {
    setUntouched(changed.length === 0)
    if (changed.length > 0 && !update.working) update.run({ crypto: changed })
  }
  return (
    <Card title={t('settings.addresses')}>
      <Form onSubmit={submit} className="grid gap-4 [&>*]:min-w-0">
        <p className="max-w-[60ch] text-text-2">{t('settings.addresses_help')}</p>
        <AddressGroups
          isSaved={(coin) => savedFor(coin) !== undefined}
          field={(coin) => (
            <AddressField
              key={coinKey(coin)}
              coin={coin}
              saved={savedFor(coin)}
              value={typed[coinKey(coin)]}
              error={faultOf(update.error, update.given?.crypto, coin)}
              onChange={(address) => setTyped({ ...typed, [coinKey(coin)]: address })}
            />
          )}
        />
        {untouched && changed.length === 0 && <Note live>{t('settings.nothing')}</Note>}
        <Button type="submit" working={update.working} workingLabel={t('common.wait')} className="md:justify-self-start">
          {t('settings.save_addresses')}
        </Button>
      </Form>
    </Card>
  )
}

/** The server names the index in the sent list. */
function faultOf(
  error: Error | null,
  sent: readonly { symbol: string; network: string }[] | undefined,
  coin: PayoutCoin,
): string | undefined {
  const place = sent?.findIndex((one) => coinKey(one) === coinKey(coin)) ?? -1
  if (place < 0) return undefined
  return Object.entries(fieldTexts(error)).find(([name]) => name.includes(`crypto.${place}.`))?.[1]
}

/** One coin on one network: the saved address or a hint, and the warning about the network. */
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
  const onHold = saved && new Date(saved.unlocks_at) > serverNow()
  return (
    <Field
      label={t('settings.field', { coin: name, network: coin.network })}
      aside={saved ? <Chip kind={onHold ? 'pending' : 'success'}>{t(onHold ? 'settings.held' : 'settings.saved')}</Chip> : undefined}
      error={error}
      hint={
        <>
          {t('settings.network_warning', { network: coin.network })}
          {coin.symbol === 'xrp' && <> {t('settings.xrp_tag')}</>}
          {saved && onHold && <> {t('settings.held_until', { at: realMomentText(saved.unlocks_at) })}</>}
        </>
      }
    >
      <TextInput
        value={value ?? saved?.address ?? ''}
        title={value ?? saved?.address}
        placeholder={t('settings.missing', { coin: name })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="text-ellipsis"
        onChange={(event) => onChange(event.target.value)}
        suffix={saved && value === undefined ? <RemoveAddress address={saved} /> : undefined}
      />
    </Field>
  )
}

/** Removes a payout address, after a confirmation. */
function RemoveAddress({ address }: { address: PayoutAddress }) {
  const t = useText()
  const { refresh } = useStoreMe()
  const [open, setOpen] = useState(false)
  const { symbol, network } = address
  const remove = useAction({
    act: (call) => call('deletePayoutAddress', { params: { symbol, network } }),
    say: () => t('settings.removed'),
    onDone: async () => {
      await refresh()
      setOpen(false)
    },
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton name="x" size="s" className="-me-2" label={t('settings.remove_label', { coin: symbol.toUpperCase(), network })} />
      }
      title={t('settings.remove_title')}
      description={<span className="wrap-anywhere">{t('settings.remove_body', { address: address.address })}</span>}
      confirmLabel={t('settings.remove')}
      cancelLabel={t('settings.keep')}
      workingLabel={t('common.wait')}
      working={remove.working}
      onConfirm={() => remove.run()}
      error={refusalOf(remove.error)}
    />
  )
}
