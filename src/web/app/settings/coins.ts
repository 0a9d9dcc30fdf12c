/** The coins that a member can be paid in and the network of each address, as the API names them. */
export const payoutCoins = [
  { symbol: 'btc', network: 'Bitcoin' },
  { symbol: 'eth', network: 'ERC-20' },
  { symbol: 'usdt', network: 'TRC-20' },
  { symbol: 'usdt', network: 'ERC-20' },
  { symbol: 'usdt', network: 'BEP-20' },
] as const

export type PayoutCoin = (typeof payoutCoins)[number]

export function coinKey({ symbol, network }: { symbol: string; network: string }): string {
  return `${symbol} ${network}`.toLowerCase()
}
