/** One coin on one network: the saved address or a hint, and the warning about the network. */
import { systemClock } from '#kernel/clock'
import { Chip, Field, TextInput } from '#web/kit/index.ts'
import type { PayoutAddress } from '#web/shared/account/me-query.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { PayoutCoin } from './coins.ts'
import { RemoveAddress } from './RemoveAddress.tsx'

export type AddressFieldProps = {
  coin: PayoutCoin
  saved: PayoutAddress | undefined
  value: string | undefined
  error: string | undefined
  onChange: (address: string) => void
}

export function AddressField({ coin, saved, value, error, onChange }: AddressFieldProps) {
  const t = useText()
  const name = t(`settings.coins.${coin.symbol}`)
  const onHold = saved && new Date(saved.unlocks_at) > systemClock.now()
  return (
    <Field
      label={t('settings.field', { coin: name, network: coin.network })}
      aside={saved ? <Chip kind={onHold ? 'pending' : 'success'}>{t(onHold ? 'settings.held' : 'settings.saved')}</Chip> : undefined}
      error={error}
      hint={
        <>
          {t('settings.network_warning', { network: coin.network })}
          {coin.symbol === 'xrp' && <> {t('settings.xrp_tag')}</>}
          {saved && onHold && <> {t('settings.held_until', { at: momentText(saved.unlocks_at) })}</>}
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
