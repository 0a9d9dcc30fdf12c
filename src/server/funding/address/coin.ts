/** The coins that a member can be paid in, the networks of each, and what is wrong with an address. */
import { SANDBOX_PREFIX } from '../rails/sandbox.ts'
import { isNamed, keyOf, type Network, networkOf, networks } from './network.ts'
import type { Fault, Reading } from './reading.ts'

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

const faults: Record<Fault, string> = {
  form: 'it has a beginning or a character that no address of it has',
  length: 'it is too short or too long',
  checksum: 'its checksum does not fit, so a character is wrong or missing',
  version: 'it is of another kind',
}

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
export function readAddress(coin: Coin, address: string): { readonly account: string } | { readonly wrong: string } {
  const name = coinName(coin)
  if (address.toLowerCase().startsWith(SANDBOX_PREFIX))
    return { wrong: `${name}: a sandbox deposit address cannot be paid to. Enter an address of your own.` }
  const reading = coin.read(address)
  if ('account' in reading) return reading
  const other = networkOf(address)
  const why = other ? `it is an address of ${other.label}` : faults[reading.fault]
  return { wrong: `${name}: this is not a valid address of its network: ${why}.` }
}

/** The same network under the coin's own name too. */
function named(network: Network, ...also: readonly string[]): Network {
  return { ...network, also: [...network.also, ...also] }
}
