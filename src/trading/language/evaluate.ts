/**
 * The value of an expression for each coin. Total: each part of the tree is computed once, and a value that isn't finite (a division by
 * zero, an overflow) is 0.
 */
import { normalise, sum } from '../vector.ts'
import { type History, measureOf } from './history.ts'
import { ascendingScores, quantileOf } from './spread.ts'
import type { Binary, Expression } from './tree.ts'

type Context = {
  readonly history: History
  readonly known: Map<string, readonly number[]>
  /** Of each asset, for quantiles. */
  readonly scores: () => readonly (readonly number[])[]
}

/** A condition is 1 or 0. */
export function evaluate(node: Expression, history: History): readonly number[] {
  let sorted: readonly (readonly number[])[] | null = null
  const scores = () => {
    sorted ??= (history.spreads ?? []).map(ascendingScores)
    return sorted
  }
  return valuesOf(node, { history, known: new Map(), scores })
}

function valuesOf(node: Expression, context: Context): readonly number[] {
  const { assets } = context.history
  const of = (part: Expression) => valuesOf(part, context)
  switch (node.kind) {
    case 'number':
      return all(assets, node.value)
    case 'price':
      // Prices are in units of the newest one.
      return all(assets, 1)
    case 'coins':
      return all(assets, assets)
    case 'return':
    case 'volatility':
    case 'mean':
    case 'rsi':
      return memoised(context, `${node.kind} ${node.bars}`, () => measureOf(context.history, node.kind, node.bars))
    case 'quantile':
      return memoised(context, `quantile ${node.probability}`, () => forecast(context, node.probability))
    case 'rank':
      return ranks(of(node.of))
    case 'normalise':
      return shares(of(node.of))
    case 'negate':
      return of(node.of).map((value) => 0 - value)
    case 'not':
      return of(node.of).map((value) => 1 - value)
    case 'clamp': {
      const [least, most] = [of(node.least), of(node.most)]
      return of(node.of).map((value, i) => Math.max(least[i] as number, Math.min(value, most[i] as number)))
    }
    case 'if': {
      const [yes, no] = [of(node.yes), of(node.no)]
      return of(node.condition).map((holds, i) => (holds === 1 ? yes[i] : no[i]) as number)
    }
    default: {
      const [left, right] = [of(node.left), of(node.right)]
      return left.map((value, i) => finite(combine(node.kind, value, right[i] as number)))
    }
  }
}

function combine(kind: Binary, a: number, b: number): number {
  switch (kind) {
    case 'add':
      return a + b
    case 'subtract':
      return a - b
    case 'multiply':
      return a * b
    case 'divide':
      return a / b
    case 'less':
      return a < b ? 1 : 0
    case 'at_most':
      return a <= b ? 1 : 0
    case 'more':
      return a > b ? 1 : 0
    case 'at_least':
      return a >= b ? 1 : 0
    case 'and':
    case 'min':
      return Math.min(a, b)
    case 'or':
    case 'max':
      return Math.max(a, b)
  }
}

function all(assets: number, value: number): number[] {
  return new Array<number>(assets).fill(value)
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function memoised(context: Context, name: string, compute: () => readonly number[]): readonly number[] {
  const values = context.known.get(name) ?? compute().map(finite)
  context.known.set(name, values)
  return values
}

function forecast({ history, scores }: Context, probability: number): number[] {
  const ascending = scores()
  return (history.spreads ?? []).map((spread, i) => quantileOf(spread, ascending[i] as readonly number[], probability))
}

/** 1 for the highest; equal values have the same rank. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => 1 + values.filter((other) => other > value).length)
}

/** Values above zero over their sum; zeros if there are none. */
function shares(values: readonly number[]): readonly number[] {
  const above = values.map((value) => Math.max(0, value))
  return above.some((value) => value > 0) ? normalise(withoutOverflow(above)) : above
}

function withoutOverflow(values: readonly number[]): readonly number[] {
  if (Number.isFinite(sum(values))) return values
  const largest = Math.max(...values)
  return values.map((value) => value / largest)
}

/** More than this above one is no rounding. */
const ROUNDING = 1e-12

/** Long only, at most one together: the rest is cash. */
export function holdable(values: readonly number[]): readonly number[] {
  const above = withoutOverflow(values.map((value) => Math.max(0, value)))
  return sum(above) > 1 + ROUNDING ? normalise(above) : above
}
