/**
 * Nine of the fifteen, in the market's order: those with a long history on every large venue. A separate module, for code that doesn't
 * need the rules.
 */
export const COINS = ['BTC', 'ETH', 'XRP', 'BNB', 'SOL', 'DOGE', 'ADA', 'AVAX', 'LINK'] as const
