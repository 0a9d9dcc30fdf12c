/** The networks that withdrawals can be paid on, each with the parser of its addresses. */
import { parseBitcoin } from './bitcoin.ts'
import { parseBitcoinCash } from './bitcoin-cash.ts'
import { parseDogecoin } from './dogecoin.ts'
import { parseEthereum } from './ethereum.ts'
import { parseLitecoin } from './litecoin.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { parsePerfectMoney } from './perfect-money.ts'
import { parseSolana } from './solana.ts'
import { parseTron } from './tron.ts'
import { parseXrp } from './xrp.ts'

export type Network = {
  /** As stored and shown. */
  readonly label: string
  /** Other names, in lower case with hyphens. */
  readonly aliases: readonly string[]
  readonly parse: (address: string) => ParsedAddress
}

export const networks = {
  bitcoin: { label: 'Bitcoin', aliases: ['btc'], parse: parseBitcoin },
  erc20: { label: 'ERC-20', aliases: ['erc20', 'eth', 'ethereum'], parse: parseEthereum },
  bep20: { label: 'BEP-20', aliases: ['bep20', 'bsc', 'bnb'], parse: parseEthereum },
  trc20: { label: 'TRC-20', aliases: ['trc20', 'tron'], parse: parseTron },
  bch: { label: 'BCH', aliases: ['bitcoin-cash', 'bitcoincash'], parse: parseBitcoinCash },
  dogecoin: { label: 'Dogecoin', aliases: ['doge'], parse: parseDogecoin },
  litcoin: { label: 'Litcoin', aliases: ['litecoin', 'ltc'], parse: parseLitecoin },
  solana: { label: 'Solana', aliases: ['sol'], parse: parseSolana },
  xrp: { label: 'XRP', aliases: ['ripple', 'xrpl'], parse: parseXrp },
  perfect_money: { label: 'Perfect Money', aliases: ['perfectmoney'], parse: parsePerfectMoney },
} as const satisfies Record<string, Network>

/** Ignores case and treats spaces as hyphens. */
export function keyOf(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

export function isNamed(network: Network, text: string): boolean {
  const key = keyOf(text)
  return keyOf(network.label) === key || network.aliases.includes(key)
}

/** The network that an address is valid on. The most specific formats are tried first. */
export function networkOf(address: string): Network | null {
  const { bitcoin, trc20, dogecoin, litcoin, bch, xrp, erc20, perfect_money, solana } = networks
  const ordered: readonly Network[] = [bitcoin, trc20, dogecoin, litcoin, bch, xrp, erc20, perfect_money, solana]
  return ordered.find(({ parse }) => 'account' in parse(address)) ?? null
}
