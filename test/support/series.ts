/** Price relatives of our own making, the same for the same seed: assets that share a market, some that revert, some that run. */
import { type Random, seeded } from '../../src/trading/seeded.ts'

/** `bars` × `assets` relatives: log returns of a common factor, an own shock, and a little of the opposite of the bar before. */
export function series(seed: number, bars: number, assets: number, size = 0.02): number[][] {
  const random = seeded(seed)
  let last = new Array<number>(assets).fill(0)
  return Array.from({ length: bars }, () => {
    const market = normal(random) * size * 0.5
    last = last.map((before, i) => market + normal(random) * size - before * (i % 3 === 0 ? 0.3 : 0) + (i % 2 === 0 ? 0.0004 : -0.0001))
    return last.map((log) => Math.exp(log))
  })
}

/** Relatives from 10⁻⁶ to 10⁶, as no market has them. */
export function extremes(seed: number, bars: number, assets: number): number[][] {
  const random = seeded(seed)
  const one = () => (random() < 0.5 ? 1 : 10 ** (12 * random() - 6))
  return Array.from({ length: bars }, () => Array.from({ length: assets }, one))
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
