/** What a running program knows: the past bars that its windows need, and nothing else. */
import { rsiOf } from '../indicators/average.ts'
import { addReturn, noSpread, SPREAD_BARS, type Spread } from './spread.ts'
import { type Expression, type Measure, nodesOf } from './tree.ts'

export type History = {
  readonly assets: number
  /** Bars seen. */
  readonly bars: number
  readonly recent: Recent
  /** Of each window. */
  readonly moves: readonly Moves[]
  /** For forecasts of each asset's next return; null if the program has none. */
  readonly spreads: readonly Spread[] | null
}

/**
 * The last relatives of each asset, oldest first: the first `end` of its list. A later history goes on in the same lists, so what one has
 * read never changes, and a bar costs the same however long the window is.
 */
type Recent = { readonly lists: readonly number[][]; readonly end: number }

/** The average gain and loss of each asset, over its newest price. */
type Moves = { readonly window: number; readonly gains: readonly number[]; readonly losses: readonly number[] }

/** Lists are cut to their window once they are this many times as long. */
const WINDOWS_KEPT = 8

/** Bars before a window has its value. */
function barsNeeded(kind: Measure, bars: number): number {
  return kind === 'mean' ? bars - 1 : bars
}

export function warmUpOf(weight: Expression): number {
  return Math.max(0, ...nodesOf(weight).map(({ node }) => needs(node)))
}

function needs(node: Expression): number {
  if (node.kind === 'quantile') return SPREAD_BARS
  return 'bars' in node ? barsNeeded(node.kind, node.bars) : 0
}

export function usesForecasts(weight: Expression): boolean {
  return nodesOf(weight).some(({ node }) => node.kind === 'quantile')
}

export function rsiWindows(weight: Expression): number[] {
  return [...new Set(nodesOf(weight).flatMap(({ node }) => (node.kind === 'rsi' ? [node.bars] : [])))]
}

export function startHistory(assets: number, windows: readonly number[], forecasts: boolean): History {
  const none = new Array<number>(assets).fill(0)
  return {
    assets,
    bars: 0,
    recent: { lists: Array.from({ length: assets }, () => []), end: 0 },
    moves: windows.map((window) => ({ window, gains: none, losses: none })),
    spreads: forecasts ? Array.from({ length: assets }, () => noSpread) : null,
  }
}

export function addBar({ assets, bars, recent, moves, spreads }: History, relatives: readonly number[], kept: number): History {
  return {
    assets,
    bars: bars + 1,
    recent: kept === 0 ? recent : withBar(recent, relatives, kept),
    moves: moves.map((each) => moved(each, relatives, bars + 1)),
    spreads: spreads?.map((spread, i) => addReturn(spread, relatives[i] as number)) ?? null,
  }
}

function withBar({ lists, end }: Recent, relatives: readonly number[], kept: number): Recent {
  // Not where another history went on from here.
  const goesOn = lists[0]?.length === end && end < WINDOWS_KEPT * kept
  const own = goesOn ? lists : lists.map((list) => list.slice(Math.max(0, end - kept + 1), end))
  for (const [i, list] of own.entries()) list.push(relatives[i] as number)
  return { lists: own, end: own[0]?.length ?? 0 }
}

/** Wilder's averages as in `indicators/average.ts`, in units of the newest price. */
function moved({ window, gains, losses }: Moves, relatives: readonly number[], seen: number): Moves {
  const kept = seen <= window ? 1 : (window - 1) / window
  const next: { gains: number[]; losses: number[] } = { gains: [], losses: [] }
  for (const [i, relative] of relatives.entries()) {
    const share = kept / relative
    const change = 1 - 1 / relative
    next.gains.push((gains[i] as number) * share + Math.max(change, 0) / window)
    next.losses.push((losses[i] as number) * share + Math.max(-change, 0) / window)
  }
  return { window, ...next }
}

/**
 * A measure of each asset. Only operations that IEEE 754 rounds exactly (no powers, logarithms), in one order, so that every machine gives
 * the same bits.
 */
export function measureOf({ recent, moves }: History, kind: Measure, bars: number): number[] {
  const { lists, end } = recent
  switch (kind) {
    case 'return':
      return lists.map((list) => grown(list, end, bars) - 1)
    case 'mean':
      return lists.map((list) => meanOverNewest(list, end, bars))
    case 'volatility':
      return lists.map((list) => deviation(list, end, bars))
    case 'rsi': {
      const { gains, losses } = moves.find(({ window }) => window === bars) as Moves
      return gains.map((gain, i) => rsiOf(gain, losses[i] as number))
    }
  }
}

function grown(list: readonly number[], end: number, bars: number): number {
  let product = 1
  for (let at = end - bars; at < end; at += 1) product *= list[at] as number
  return product
}

function meanOverNewest(list: readonly number[], end: number, bars: number): number {
  let price = 1
  let total = 1
  for (let at = end - 1; at > end - bars; at -= 1) {
    price /= list[at] as number
    total += price
  }
  return total / bars
}

/** Of the returns of single bars, divided by their number. */
function deviation(list: readonly number[], end: number, bars: number): number {
  let total = 0
  for (let at = end - 1; at >= end - bars; at -= 1) total += (list[at] as number) - 1
  const mean = total / bars
  let squares = 0
  for (let at = end - 1; at >= end - bars; at -= 1) {
    const apart = (list[at] as number) - 1 - mean
    squares += apart * apart
  }
  return Math.sqrt(squares / bars)
}
