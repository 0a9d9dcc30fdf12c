/** The fields of a deposit wallet, except its picture. */
import { type DepositNetwork, depositNetworks } from '#contract/shared/deposit-network'
import { Field, Select, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminWallet } from './queries.ts'

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

/** The edits of a deposit wallet; only changed fields are sent, so that stale values are never written back. */
export type Draft = {
  readonly name: string
  readonly symbol: string
  readonly network: DepositNetwork | ''
  readonly address: string
  readonly image: string
  readonly rank: string
}
export type Edits = Partial<Draft>

const EMPTY: Draft = { name: '', symbol: '', network: '', address: '', image: '', rank: '' }

export function draftOf(wallet: AdminWallet | null, edits: Edits): Draft {
  if (!wallet) return { ...EMPTY, ...edits }
  const { name, symbol, address, image, rank } = wallet
  return { name, symbol, address, network: networkOf(wallet.network), image: image ?? '', rank: String(rank), ...edits }
}

function networkOf(value: string): DepositNetwork | '' {
  return depositNetworks.find((network) => network === value) ?? ''
}

/** The edits that differ from the saved values. */
export function changesOf(wallet: AdminWallet, edits: Edits): Edits {
  const saved = draftOf(wallet, {})
  const names = Object.keys(edits) as (keyof Draft)[]
  return Object.fromEntries(names.filter((name) => edits[name] !== saved[name]).map((name) => [name, edits[name]]))
}
