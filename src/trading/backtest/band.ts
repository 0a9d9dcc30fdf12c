/** How much of a result depends on the order of the days: the same rule on many shuffles of the same days. */
import type { Rule } from '../rule.ts'
import type { Random } from '../seeded.ts'
import { type Relatives, simulate } from './simulate.ts'

export type Shuffling = {
  readonly cost_bps?: number
  /** How many shuffled series. */
  readonly runs: number
  /** Block length in bars: 1 breaks all ties between days, 20 keeps effects within about a month. */
  readonly block: number
  /** In [0, 1); a seeded one makes the band repeatable. */
  readonly random: Random
  readonly onProgress?: (done: number, runs: number) => void
}

export type Band = {
  /** Net wealth after each bar, index 0 before the first: the 5 %, 50 % and 95 % quantiles of the runs. */
  readonly low: readonly number[]
  readonly median: readonly number[]
  readonly high: readonly number[]
  /** Net wealth at the end of each run, ascending. */
  readonly finals: readonly number[]
}

/** All assets of a bar move together, which keeps cross-correlation and removes autocorrelation. */
export function shuffledBand<State>(rule: Rule<State>, relatives: Relatives, shuffling: Shuffling): Band {
  const { cost_bps = 0, runs, block, random, onProgress } = shuffling
  const paths: (readonly number[])[] = []
  for (let run = 0; run < runs; run += 1) {
    paths.push(simulate(rule, shuffle(relatives, block, random), { cost_bps }).net)
    onProgress?.(run + 1, runs)
  }
  const sorted = Array.from({ length: relatives.length + 1 }, (_, t) => Float64Array.from(paths, (path) => path[t] as number).sort())
  const at = (share: number) => sorted.map((values) => quantile(values, share))
  return { low: at(0.05), median: at(0.5), high: at(0.95), finals: [...(sorted.at(-1) ?? [])] }
}

/** Every arrangement of the blocks is equally likely (Fisher–Yates); the last block may be shorter. */
export function shuffle<Bar>(bars: readonly Bar[], block: number, random: Random): Bar[] {
  const blocks = Array.from({ length: Math.ceil(bars.length / block) }, (_, n) => bars.slice(n * block, (n + 1) * block))
  for (let last = blocks.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = blocks[last] as Bar[]
    blocks[last] = blocks[other] as Bar[]
    blocks[other] = moved
  }
  return blocks.flat()
}

/** Interpolates linearly between the two neighbours. */
export function quantile(ascending: ArrayLike<number>, share: number): number {
  const place = share * (ascending.length - 1)
  const below = Math.floor(place)
  const low = ascending[below] as number
  const high = ascending[Math.min(below + 1, ascending.length - 1)] as number
  return low + (place - below) * (high - low)
}
