/** Supported payout coins with their networks, as the API names them, in groups for display. */
import { fold } from '#kernel/text'

export const coinGroups = [
  {
    group: 'main',
    coins: [
      { symbol: 'btc', network: 'Bitcoin' },
      { symbol: 'eth', network: 'ERC-20' },
      { symbol: 'usdt', network: 'TRC-20' },
      { symbol: 'usdt', network: 'ERC-20' },
      { symbol: 'usdt', network: 'BEP-20' },
    ],
  },
  {
    group: 'own',
    coins: [
      { symbol: 'xrp', network: 'XRP' },
      { symbol: 'sol', network: 'Solana' },
      { symbol: 'dogecoin', network: 'Dogecoin' },
      { symbol: 'bch', network: 'BCH' },
      { symbol: 'litcoin', network: 'Litcoin' },
    ],
  },
  {
    group: 'tokens',
    coins: [
      { symbol: 'bnb', network: 'BEP-20' },
      { symbol: 'busd', network: 'BEP-20' },
      { symbol: 'shibainu', network: 'ERC-20' },
      { symbol: 'usdcoin', network: 'ERC-20' },
    ],
  },
  { group: 'account', coins: [{ symbol: 'perfectmoney', network: 'Perfect Money' }] },
] as const

type CoinGroup = (typeof coinGroups)[number]
export type PayoutCoin = CoinGroup['coins'][number]

export const payoutCoins: readonly PayoutCoin[] = coinGroups.flatMap(({ coins }): readonly PayoutCoin[] => coins)

export function coinKey({ symbol, network }: { symbol: string; network: string }): string {
  return `${symbol} ${network}`.toLowerCase()
}

/** Every typed word must occur in the coin's name, symbol or network; hyphens and spaces are alike. */
export function matchesCoin(typed: string, coin: PayoutCoin, name: string): boolean {
  const text = plain(`${name} ${coin.symbol} ${coin.network}`)
  return plain(typed)
    .split(' ')
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return fold(text).replaceAll('-', ' ').trim()
}
