/** The coins that a member can be paid in, the networks of each, and what is wrong with an address. */
import type { Cause } from '#kernel/refusal'
import { SANDBOX_PREFIX } from '../rails/sandbox.ts'
import { isNamed, keyOf, type Network, networkOf, networks } from './network.ts'
import type { Reading } from './reading.ts'

const { bitcoin, erc20, bep20, trc20, bch, dogecoin, litcoin, solana, xrp, perfect_money } = networks

const coins: Readonly<Record<string, readonly Network[]>> = {
  btc: [bitcoin],
  eth: [erc20, bep20],
  usdt: [trc20, erc20, bep20],
  bch: [bch],
  bnb: [bep20],
  busd: [named(bep20, 'busd')],
  dogecoin: [dogecoin],
  litcoin: [litcoin],
  perfectmoney: [perfect_money],
  shibainu: [named(erc20, 'shibainu')],
  sol: [solana],
  usdcoin: [named(erc20, 'usd-coin', 'usdcoin')],
  xrp: [xrp],
}

/** A coin on a network, as it is stored and shown. */
export type Coin = { readonly symbol: string; readonly network: string; readonly read: (address: string) => Reading }

/** Compared without case, a space being a hyphen; null for a coin or network that is not paid out. */
export function findCoin(symbol: string, network: string): Coin | null {
  const wanted = keyOf(symbol)
  const candidates = Object.hasOwn(coins, wanted) ? (coins[wanted] ?? []) : []
  const found = candidates.find((one) => isNamed(one, network))
  return found ? { symbol: wanted, network: found.label, read: found.read } : null
}

/** Every coin and network, for whoever has to go through them all. */
export function allCoins(): Coin[] {
  return Object.entries(coins).flatMap(([symbol, on]) => on.map(({ label, read }) => ({ symbol, network: label, read })))
}

/** `USDT (TRC-20)` */
export function coinName({ symbol, network }: { readonly symbol: string; readonly network: string }): string {
  return `${symbol.toUpperCase()} (${network})`
}

/** What is wrong with the address, naming coin, network and fault; or the account that it pays. */
export function readAddress(coin: Coin, address: string): { readonly account: string } | { readonly wrong: Cause } {
  const name = coinName(coin)
  if (address.toLowerCase().startsWith(SANDBOX_PREFIX)) return { wrong: { reason: 'address_of_sandbox', params: { coin: name } } }
  const reading = coin.read(address)
  if ('account' in reading) return reading
  const other = networkOf(address)
  if (other) return { wrong: { reason: 'address_of_other', params: { coin: name, network: other.label } } }
  return { wrong: { reason: `address_${reading.fault}`, params: { coin: name } } }
}

/** The same network under the coin's own name too. */
function named(network: Network, ...also: readonly string[]): Network {
  return { ...network, also: [...network.also, ...also] }
}
