/** Picks a saved payout address. One that is still on hold is shown with its time; the server refuses it. */
import { Link as RouterLink } from 'react-router'
import { Field, Link, Select } from '#web/kit/index.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { PayoutAddress } from './queries.ts'

export type CoinChoiceProps = {
  addresses: readonly PayoutAddress[]
  value: string
  onChange: (selected_coin: string) => void
  error: string | undefined
  /** The address of the settings, where they are saved. */
  manage: string
}

export function CoinChoice({ addresses, value, onChange, error, manage }: CoinChoiceProps) {
  const t = useText()
  const now = serverNow()
  const options = addresses.map((address) => {
    const onHold = new Date(address.unlocks_at) > now
    const name = `${t('transactions.coin_network', { coin: address.symbol.toUpperCase(), network: address.network })} · ${shortAddress(address.address)}`
    return {
      value: address.selected_coin,
      label: onHold ? `${name} · ${t('withdraw.hold_until', { at: realMomentText(address.unlocks_at) })}` : name,
    }
  })
  return (
    <Field label={t('withdraw.coin')} required error={error} hint={<Link render={<RouterLink to={manage} />}>{t('withdraw.manage')}</Link>}>
      <Select value={value} onChange={(event) => onChange(event.target.value)} placeholder={t('withdraw.pick_coin')} options={options} />
    </Field>
  )
}

/** Enough of both ends to recognise an address; the settings show all of it. */
export function shortAddress(address: string): string {
  return address.length <= 20 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`
}
