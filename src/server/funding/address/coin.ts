/** The coins and networks that withdrawals can be paid in, and the validation of their addresses. */
import { SANDBOX_PREFIX, specimenAddress } from '#contract/shared/specimen'
import type { Cause } from '#kernel/refusal'
import { addressIn, isNamed, keyOf, type Network, networkOf, networks } from './network.ts'

const { bitcoin, erc20, bep20, trc20, bch, dogecoin, litcoin, solana, xrp, perfect_money } = networks

const coins: Readonly<Record<string, readonly Network[]>> = {
  btc: [bitcoin],
  eth: [erc20, bep20],
  usdt: [trc20, erc20, bep20],
  bch: [bch],
  bnb: [bep20],
  busd: [withAliases(bep20, 'busd')],
  dogecoin: [dogecoin],
  litcoin: [litcoin],
  perfectmoney: [perfect_money],
  shibainu: [withAliases(erc20, 'shibainu')],
  sol: [solana],
  usdcoin: [withAliases(erc20, 'usd-coin', 'usdcoin')],
  xrp: [xrp],
}

/** A coin on a network, as it is stored and shown. */
export type Coin = Omit<Network, 'label' | 'aliases'> & { readonly symbol: string; readonly network: string }

/** Ignores case and treats spaces as hyphens. Null for a coin or network that is not supported. */
export function findCoin(symbol: string, network: string): Coin | null {
  const key = keyOf(symbol)
  const candidates = Object.hasOwn(coins, key) ? (coins[key] ?? []) : []
  const match = candidates.find((one) => isNamed(one, network))
  return match ? coinOn(key, match) : null
}

/** Every supported pair of coin and network. @internal */
export function allCoins(): Coin[] {
  return Object.entries(coins).flatMap(([symbol, on]) => on.map((network) => coinOn(symbol, network)))
}

function coinOn(symbol: string, { label, aliases: _, ...rest }: Network): Coin {
  return { symbol, network: label, ...rest }
}

/** `USDT (TRC-20)` */
export function coinName({ symbol, network }: { readonly symbol: string; readonly network: string }): string {
  return `${symbol.toUpperCase()} (${network})`
}

/**
 * The account that the address pays and the address in its one spelling, or why it is invalid. The cause names the coin and network. Takes
 * a payment URI of the network too.
 */
export function parseAddress(
  coin: Coin,
  typed: string,
): { readonly account: string; readonly address: string } | { readonly wrong: Cause } {
  const name = coinName(coin)
  const address = addressIn(coin, typed)
  if (address.toLowerCase() === specimenAddress(coin)) return { account: specimenAddress(coin), address: specimenAddress(coin) }
  if (address.toLowerCase().startsWith(SANDBOX_PREFIX)) return { wrong: { reason: 'address_of_sandbox', params: { coin: name } } }
  const parsed = coin.parse(address)
  if ('account' in parsed && parsed.is_test) return { wrong: { reason: 'address_of_test_network', params: { coin: name } } }
  if ('account' in parsed) return { account: parsed.account, address: coin.spell?.(address) ?? address }
  const other = networkOf(address)
  if (other) return { wrong: { reason: 'address_of_other', params: { coin: name, network: other.label } } }
  return { wrong: { reason: `address_${parsed.fault}`, params: { coin: name } } }
}

/** The same network with more names. */
function withAliases(network: Network, ...aliases: readonly string[]): Network {
  return { ...network, aliases: [...network.aliases, ...aliases] }
}
