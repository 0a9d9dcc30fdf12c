/** The chart of a coin: `/market?coin=ETH`. */
export function marketPath(symbol: string): string {
  return `/market?coin=${symbol}`
}
