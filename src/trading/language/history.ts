/** What a running program knows: the past bars that its windows need, and nothing else. */
import { rsiOf } from '../indicators/average.ts'
import { addReturn, noSpread, SPREAD_BARS, type Spread } from './spread.ts'
import { type Expression, type Measure, nodesOf } from './tree.ts'

export type History = {
  readonly assets: number
  /** Bars seen. */
  readonly bars: number
  /** The last relatives, oldest first. */
  readonly recent: readonly (readonly number[])[]
  /** By window: the average gain and loss of each asset, over its newest price. */
  readonly moves: ReadonlyMap<number, readonly Moves[]>
  /** For forecasts of each asset's next return; null if the program has none. */
  readonly spreads: readonly Spread[] | null
}
type Moves = { readonly gain: number; readonly loss: number }

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
  const still = Array.from({ length: assets }, () => ({ gain: 0, loss: 0 }))
  const spreads = forecasts ? Array.from({ length: assets }, () => noSpread) : null
  return { assets, bars: 0, recent: [], moves: new Map(windows.map((bars) => [bars, still])), spreads }
}

export function addBar({ assets, bars, recent, moves, spreads }: History, relatives: readonly number[], kept: number): History {
  const seen = bars + 1
  const next = [...moves].map(
    ([window, last]) => [window, last.map((move, i) => moved(move, relatives[i] as number, window, seen))] as const,
  )
  return {
    assets,
    bars: seen,
    recent: kept === 0 ? [] : [...recent, relatives].slice(-kept),
    moves: new Map(next),
    spreads: spreads?.map((spread, i) => addReturn(spread, relatives[i] as number)) ?? null,
  }
}

/** Wilder's averages as in `indicators/rsi.ts`, in units of the newest price. */
function moved({ gain, loss }: Moves, relative: number, window: number, seen: number): Moves {
  const share = (seen <= window ? 1 : (window - 1) / window) / relative
  const change = 1 - 1 / relative
  return { gain: gain * share + Math.max(change, 0) / window, loss: loss * share + Math.max(-change, 0) / window }
}

/**
 * A measure of each asset. Only operations that IEEE 754 rounds exactly (no powers, logarithms), so that every machine gives the same bits.
 */
export function measureOf(history: History, kind: Measure, bars: number): number[] {
  return Array.from({ length: history.assets }, (_, i) => {
    if (kind === 'return') return grown(history, i, bars) - 1
    if (kind === 'mean') return meanOverNewest(history, i, bars)
    return kind === 'volatility' ? deviation(history, i, bars) : strength(history, i, bars)
  })
}

function strength({ moves }: History, i: number, bars: number): number {
  const { gain, loss } = moves.get(bars)?.[i] ?? { gain: 0, loss: 0 }
  return rsiOf(gain, loss)
}

function relative({ recent }: History, i: number, ago: number): number {
  return recent[recent.length - 1 - ago]?.[i] ?? 1
}

function grown(history: History, i: number, bars: number): number {
  let product = 1
  for (let ago = bars - 1; ago >= 0; ago -= 1) product *= relative(history, i, ago)
  return product
}

function meanOverNewest(history: History, i: number, bars: number): number {
  let price = 1
  let total = 0
  for (let ago = 0; ago < bars; ago += 1) {
    total += price
    price /= relative(history, i, ago)
  }
  return total / bars
}

/** Of the returns of single bars, divided by their number. */
function deviation(history: History, i: number, bars: number): number {
  let total = 0
  for (let ago = 0; ago < bars; ago += 1) total += relative(history, i, ago) - 1
  const mean = total / bars
  let squares = 0
  for (let ago = 0; ago < bars; ago += 1) {
    const apart = relative(history, i, ago) - 1 - mean
    squares += apart * apart
  }
  return Math.sqrt(squares / bars)
}
