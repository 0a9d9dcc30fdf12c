import { join } from '#web/kit/index.ts'
import type { Coin } from './coin.ts'

/** The coin's mark; its name or symbol stands beside it, so the picture itself is silent. */
export function CoinMark({ coin, size = 24, className }: { coin: Coin; size?: number; className?: string }) {
  return <img src={coin.logo} alt="" width={size} height={size} draggable={false} className={join('flex-none', className)} />
}
