/** Nine of the fifteen, by the order of the market's list: those with a long history on every large venue. Apart from the rules, for who needs no rule. */
export const COINS = ['BTC', 'ETH', 'XRP', 'BNB', 'SOL', 'DOGE', 'ADA', 'AVAX', 'LINK'] as const
