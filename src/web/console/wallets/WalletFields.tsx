/** The fields of a deposit wallet, except its picture. */
import { depositNetworks } from '#contract/shared/deposit-network'
import { Field, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Draft, type Edits, networkOf } from './wallet-draft.ts'

type WalletFieldsProps = {
  readonly draft: Draft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (edit: Edits) => void
}

export function WalletFields({ draft, errors, onChange }: WalletFieldsProps) {
  const t = useText()
  return (
    <>
      <Field label={t('admin.wallets.address')} hint={t('wallets.address_hint')} error={errors.address} required>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={draft.address}
          onChange={(event) => onChange({ address: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('admin.wallets.network')} error={errors.network} required>
          <Select
            placeholder={t('wallets.choose_network')}
            value={draft.network}
            onChange={(event) => onChange({ network: networkOf(event.target.value) })}
            options={depositNetworks.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label={t('admin.wallets.symbol')} error={errors.symbol} required>
          <TextInput
            autoComplete="off"
            maxLength={20}
            value={draft.symbol}
            onChange={(event) => onChange({ symbol: event.target.value })}
          />
        </Field>
        <Field label={t('wallets.coin')} error={errors.name} required>
          <TextInput autoComplete="off" maxLength={100} value={draft.name} onChange={(event) => onChange({ name: event.target.value })} />
        </Field>
        <Field label={t('admin.wallets.rank')} hint={t('wallets.rank_hint')} error={errors.rank}>
          <TextInput autoComplete="off" maxLength={7} value={draft.rank} onChange={(event) => onChange({ rank: event.target.value })} />
        </Field>
      </div>
    </>
  )
}
