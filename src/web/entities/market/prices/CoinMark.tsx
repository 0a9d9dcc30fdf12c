import { join } from '#web/kit/index.ts'
import type { Coin } from './coin.ts'

/** The coin's logo; decorative, because its name or symbol is beside it. */
export function CoinMark({ coin, size = 24, className }: { coin: Coin; size?: number; className?: string }) {
  return <img src={coin.logo} alt="" width={size} height={size} draggable={false} className={join('flex-none', className)} />
}
