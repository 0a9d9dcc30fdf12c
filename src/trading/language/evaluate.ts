/**
 * The value of an expression for each coin, by functions that are made once a program. Total: what several parts of the tree ask for is
 * computed once, and a value that isn't finite (a division by zero, an overflow) is 0.
 */
import { normalise, sum } from '../vector.ts'
import { type History, measureOf } from './history.ts'
import { quantileOf } from './spread.ts'
import type { Binary, Expression } from './tree.ts'

type Values = readonly number[]
/** `shared`: what was computed of this history already, each at its place. */
type Compute = (history: History, shared: (Values | undefined)[]) => Values

/** A condition is 1 or 0. */
export function evaluatorOf(weight: Expression): (history: History) => Values {
  const compute = compiled(weight, [])
  return (history) => compute(history, [])
}

/** `names`: of what is shared, by its place. */
function compiled(node: Expression, names: string[]): Compute {
  const of = (part: Expression) => compiled(part, names)
  switch (node.kind) {
    case 'number':
      return constant(() => node.value)
    case 'price':
      // Prices are in units of the newest one.
      return constant(() => 1)
    case 'coins':
      return constant((assets) => assets)
    case 'return':
    case 'volatility':
    case 'mean':
    case 'rsi':
      return once(names, `${node.kind} ${node.bars}`, (history) => measureOf(history, node.kind, node.bars))
    case 'quantile':
      return once(names, `quantile ${node.probability}`, ({ spreads }) =>
        (spreads ?? []).map((spread) => quantileOf(spread, node.probability)),
      )
    case 'rank':
      return each(of(node.of), ranks)
    case 'normalise':
      return each(of(node.of), shares)
    case 'negate':
      return each(of(node.of), (values) => values.map((value) => 0 - value))
    case 'not':
      return each(of(node.of), (values) => values.map((value) => 1 - value))
    case 'clamp':
      return three([of(node.of), of(node.least), of(node.most)], (value, least, most) => Math.max(least, Math.min(value, most)))
    case 'if':
      return three([of(node.condition), of(node.yes), of(node.no)], (holds, yes, no) => (holds === 1 ? yes : no))
    default: {
      const [left, right, combine] = [of(node.left), of(node.right), combinations[node.kind]]
      return (history, shared) => {
        const others = right(history, shared)
        return left(history, shared).map((value, i) => finite(combine(value, others[i] as number)))
      }
    }
  }
}

const combinations: Readonly<Record<Binary, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  less: (a, b) => (a < b ? 1 : 0),
  at_most: (a, b) => (a <= b ? 1 : 0),
  more: (a, b) => (a > b ? 1 : 0),
  at_least: (a, b) => (a >= b ? 1 : 0),
  and: Math.min,
  min: Math.min,
  or: Math.max,
  max: Math.max,
}

/** The same list for each history of as many assets. */
function constant(amount: (assets: number) => number): Compute {
  let values: Values = []
  return ({ assets }) => {
    if (values.length !== assets) values = new Array<number>(assets).fill(amount(assets))
    return values
  }
}

function once(names: string[], name: string, compute: (history: History) => Values): Compute {
  const place = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
  return (history, shared) => {
    const values = shared[place] ?? compute(history).map(finite)
    shared[place] = values
    return values
  }
}

function each(of: Compute, change: (values: Values) => Values): Compute {
  return (history, shared) => change(of(history, shared))
}

function three(parts: readonly [Compute, Compute, Compute], combine: (a: number, b: number, c: number) => number): Compute {
  return (history, shared) => {
    const [first, second, third] = parts.map((part) => part(history, shared)) as [Values, Values, Values]
    return first.map((value, i) => combine(value, second[i] as number, third[i] as number))
  }
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

/** 1 for the highest; equal values have the same rank. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    let rank = 1
    for (const other of values) if (other > value) rank += 1
    return rank
  })
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
