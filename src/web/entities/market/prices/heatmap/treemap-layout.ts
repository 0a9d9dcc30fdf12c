/** A squarified treemap of coins: sized by their absolute 24-hour change, with a minimum size for legibility. */
import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import type { Coin } from '../coin.ts'

/** In percent of the whole. */
export type PlacedTile = {
  readonly symbol: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const MAX_TILES = 15
/** The smallest tile's share of an average one. */
const MIN_SHARE = 0.6

type Leaf = { readonly symbol: string; readonly weight: number }
type Node = Leaf | { readonly children: readonly Leaf[] }

/** `ratio` is width divided by height. */
export function layOutTreemap(coins: readonly Coin[], ratio: number): PlacedTile[] {
  const leaves = weigh(coins.slice(0, MAX_TILES))
  const root = hierarchy<Node>({ children: leaves }, (node) => ('children' in node ? node.children : undefined))
    .sum((node) => ('weight' in node ? node.weight : 0))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const placed = treemap<Node>()
    .tile(treemapSquarify.ratio(1))
    .size([100 * ratio, 100])(root)
  return placed.leaves().map(({ data, x0, x1, y0, y1 }) => ({
    symbol: 'symbol' in data ? data.symbol : '',
    left: x0 / ratio,
    top: y0,
    width: (x1 - x0) / ratio,
    height: y1 - y0,
  }))
}

/** Equal sizes if no change is known. */
function weigh(coins: readonly Coin[]): Leaf[] {
  const moves = coins.map(({ change }) => Math.abs(change ?? 0))
  const mean = moves.reduce((sum, move) => sum + move, 0) / Math.max(1, moves.length)
  return coins.map(({ symbol }, at) => ({ symbol, weight: mean === 0 ? 1 : Math.max(moves[at] ?? 0, mean * MIN_SHARE) }))
}
