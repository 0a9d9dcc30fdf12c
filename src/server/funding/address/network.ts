/** The networks on which members are paid, each with the reader of its addresses. */
import { readBitcoin } from './bitcoin.ts'
import { readBitcoinCash } from './bitcoin-cash.ts'
import { readDogecoin } from './dogecoin.ts'
import { readEthereum } from './ethereum.ts'
import { readLitecoin } from './litecoin.ts'
import { readPerfectMoney } from './perfect-money.ts'
import type { Reading } from './reading.ts'
import { readSolana } from './solana.ts'
import { readTron } from './tron.ts'
import { readXrp } from './xrp.ts'

export type Network = {
  /** As it is stored and shown. */
  readonly label: string
  /** What else it is called, in lower case with hyphens. */
  readonly also: readonly string[]
  readonly read: (address: string) => Reading
}

export const networks = {
  bitcoin: { label: 'Bitcoin', also: ['btc'], read: readBitcoin },
  erc20: { label: 'ERC-20', also: ['erc20', 'eth', 'ethereum'], read: readEthereum },
  bep20: { label: 'BEP-20', also: ['bep20', 'bsc', 'bnb'], read: readEthereum },
  trc20: { label: 'TRC-20', also: ['trc20', 'tron'], read: readTron },
  bch: { label: 'BCH', also: ['bitcoin-cash', 'bitcoincash'], read: readBitcoinCash },
  dogecoin: { label: 'Dogecoin', also: ['doge'], read: readDogecoin },
  litcoin: { label: 'Litcoin', also: ['litecoin', 'ltc'], read: readLitecoin },
  solana: { label: 'Solana', also: ['sol'], read: readSolana },
  xrp: { label: 'XRP', also: ['ripple', 'xrpl'], read: readXrp },
  perfect_money: { label: 'Perfect Money', also: ['perfectmoney'], read: readPerfectMoney },
} as const satisfies Record<string, Network>

/** Without case, a space being a hyphen. */
export function keyOf(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

export function isNamed(network: Network, text: string): boolean {
  const key = keyOf(text)
  return keyOf(network.label) === key || network.also.includes(key)
}

/** Whose address this is, when it is a sound one of any network; the most particular forms first. */
export function networkOf(address: string): Network | null {
  const { bitcoin, trc20, dogecoin, litcoin, bch, xrp, erc20, perfect_money, solana } = networks
  const ordered: readonly Network[] = [bitcoin, trc20, dogecoin, litcoin, bch, xrp, erc20, perfect_money, solana]
  return ordered.find(({ read }) => 'account' in read(address)) ?? null
}
