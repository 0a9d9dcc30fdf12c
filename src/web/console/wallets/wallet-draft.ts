/** The edits of a deposit wallet; only changed fields are sent, so that stale values are never written back. */
import { type DepositNetwork, depositNetworks } from '#contract/shared/deposit-network'
import type { AdminWallet } from './queries.ts'

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

export function networkOf(value: string): DepositNetwork | '' {
  return depositNetworks.find((network) => network === value) ?? ''
}

/** The edits that differ from the saved values. */
export function changesOf(wallet: AdminWallet, edits: Edits): Edits {
  const saved = draftOf(wallet, {})
  const names = Object.keys(edits) as (keyof Draft)[]
  return Object.fromEntries(names.filter((name) => edits[name] !== saved[name]).map((name) => [name, edits[name]]))
}
