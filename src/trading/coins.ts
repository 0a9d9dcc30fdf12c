/** The fifteen coins of the platform with their names, in display order. */

type Coin = {
  /** The price provider's id (CoinGecko, `simple/price`). */
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** The pair against USDT, as shown on a chart. */
  readonly pair: string
}

export const coins = [
  coin('bitcoin', 'Bitcoin', 'BTC'),
  coin('ethereum', 'Ethereum', 'ETH'),
  coin('ripple', 'Ripple', 'XRP'),
  coin('binancecoin', 'Binance Coin', 'BNB'),
  coin('solana', 'Solana', 'SOL'),
  coin('dogecoin', 'Dogecoin', 'DOGE'),
  coin('cardano', 'Cardano', 'ADA'),
  coin('tron', 'Tron', 'TRX'),
  coin('avalanche-2', 'Avalanche', 'AVAX'),
  coin('sui', 'Sui', 'SUI'),
  coin('pepe', 'Pepe', 'PEPE'),
  coin('the-open-network', 'Toncoin', 'TON'),
  coin('stellar', 'Stellar', 'XLM'),
  coin('chainlink', 'Chainlink', 'LINK'),
  coin('shiba-inu', 'Shiba Inu', 'SHIB'),
] as const
export type CoinSymbol = (typeof coins)[number]['symbol']

/** By `BTC` or `BTCUSDT`, case-insensitive; undefined for an unknown coin. */
export function findCoin(name: string): (typeof coins)[number] | undefined {
  const wanted = name.toUpperCase()
  return coins.find(({ symbol, pair }) => symbol === wanted || pair === wanted)
}

function coin<Id extends string, Symbol extends string>(id: Id, name: string, symbol: Symbol) {
  return { id, name, symbol, pair: `${symbol}USDT` } as const satisfies Coin as {
    readonly id: Id
    readonly name: string
    readonly symbol: Symbol
    readonly pair: `${Symbol}USDT`
  }
}
