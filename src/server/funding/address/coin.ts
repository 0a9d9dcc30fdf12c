/** The coins that a member can be paid in, the networks of each, and whether an address is one of its network. */
import { SANDBOX_PREFIX } from '../rails/sandbox.ts'
import { isBitcoinAddress } from './bitcoin.ts'
import { isEthereumAddress } from './ethereum.ts'
import { isTronAddress } from './tron.ts'

type Network = {
  readonly key: string
  readonly label: string
  readonly also: readonly string[]
  readonly isAddress: (address: string) => boolean
}

const bitcoin: Network = { key: 'bitcoin', label: 'Bitcoin', also: ['btc'], isAddress: isBitcoinAddress }
const erc20: Network = { key: 'erc-20', label: 'ERC-20', also: ['erc20', 'eth', 'ethereum'], isAddress: isEthereumAddress }
const bep20: Network = { key: 'bep-20', label: 'BEP-20', also: ['bep20', 'bsc'], isAddress: isEthereumAddress }
const trc20: Network = { key: 'trc-20', label: 'TRC-20', also: ['trc20', 'tron'], isAddress: isTronAddress }

const coins: Readonly<Record<string, readonly Network[]>> = {
  btc: [bitcoin],
  eth: [erc20, bep20],
  usdt: [trc20, erc20, bep20],
}

/** A coin on a network, as it is stored and shown. */
export type Coin = { readonly symbol: string; readonly network: string; readonly isAddress: (address: string) => boolean }

/** Compared without case, a space being a hyphen; null for a coin or network that is not paid out. */
export function findCoin(symbol: string, network: string): Coin | null {
  const wanted = keyOf(symbol)
  const networks = Object.hasOwn(coins, wanted) ? (coins[wanted] ?? []) : []
  const key = keyOf(network)
  const found = networks.find((one) => one.key === key || one.also.includes(key))
  return found ? { symbol: wanted, network: found.label, isAddress: found.isAddress } : null
}

/** `USDT (TRC-20)` */
export function coinName({ symbol, network }: { readonly symbol: string; readonly network: string }): string {
  return `${symbol.toUpperCase()} (${network})`
}

/** What is wrong with the address, naming the coin; null when it is one of the coin's network. */
export function addressFault(coin: Coin, address: string): string | null {
  if (address.toLowerCase().startsWith(SANDBOX_PREFIX))
    return `${coinName(coin)}: a sandbox deposit address cannot be paid to. Enter an address of your own.`
  return coin.isAddress(address) ? null : `${coinName(coin)}: this is not a valid address of its network.`
}

function keyOf(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-')
}
