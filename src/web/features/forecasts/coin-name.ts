import { coins } from '#trading/coins'

/** By the id in the address; undefined for an unknown coin. */
export function coinName(id: string): string | undefined {
  return coins.find((coin) => coin.id === id)?.name
}
