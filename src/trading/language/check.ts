/**
 * Types and bounds of a program. Prices have a unit that depends on the first bar of a run, so a weight can't depend on one: a price is
 * divided by a price, or compared with one.
 */
import { LIMITS, MIN_BARS, PROBABILITY, type ProblemCode, type ProblemParams, type TreeProblem } from './problem.ts'
import { type Expression, type Measure, measures, nodesOf, type Program } from './tree.ts'

type ValueType = 'number' | 'price' | 'condition'
type Note = (node: Expression, code: ProblemCode, params?: ProblemParams) => null

export function findingsOf({ weight, rebalance }: Program): TreeProblem[] {
  const size = sizeFinding(weight)
  if (size) return [size]
  const problems: TreeProblem[] = []
  const note: Note = (node, code, params = {}) => {
    problems.push({ node, code, params })
    return null
  }
  for (const { node } of nodesOf(weight)) checkNumbers(node, note)
  requireNumber(weight, note)
  if (problems.length === 0 && barsTogether(weight) > LIMITS.bars_together) note(weight, 'too_many_bars', { most: LIMITS.bars_together })
  if (rebalance !== 'once' && !isWhole(rebalance, 1))
    problems.push({ node: 'rebalance', code: 'rebalance_range', params: { most: LIMITS.bars } })
  return problems
}

/** Without recursion, because the tree may be of any size. */
function sizeFinding(weight: Expression): TreeProblem | null {
  const nodes = nodesOf(weight, LIMITS.parts + 1)
  const deep = nodes.find(({ depth }) => depth > LIMITS.depth)
  if (deep) return { node: deep.node, code: 'too_deep', params: { most: LIMITS.depth } }
  if (nodes.length > LIMITS.parts) return { node: weight, code: 'too_many_parts', params: { most: LIMITS.parts } }
  return null
}

/** Each window that differs is computed once a bar. */
function barsTogether(weight: Expression): number {
  const windows = new Map(
    nodesOf(weight).flatMap(({ node }) => ('bars' in node ? [[`${node.kind} ${node.bars}`, node.bars] as const] : [])),
  )
  return [...windows.values()].reduce((total, bars) => total + bars, 0)
}

function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= LIMITS.bars
}

function isMeasure(node: Expression): node is Extract<Expression, { kind: Measure }> {
  return measures.some((kind) => kind === node.kind)
}

function checkNumbers(node: Expression, note: Note): void {
  if (node.kind === 'number' && !(Math.abs(node.value) <= LIMITS.number)) note(node, 'number_range', { most: LIMITS.number })
  if (isMeasure(node) && !isWhole(node.bars, MIN_BARS[node.kind]))
    note(node, 'bars_range', { name: node.kind, least: MIN_BARS[node.kind], most: LIMITS.bars })
  if (node.kind === 'quantile' && !(node.probability >= PROBABILITY.least && node.probability <= PROBABILITY.most))
    note(node, 'probability_range', PROBABILITY)
}

/** Null: a part has a problem already. */
function typeOf(node: Expression, note: Note): ValueType | null {
  switch (node.kind) {
    case 'price':
    case 'mean':
      return 'price'
    case 'number':
    case 'coins':
    case 'return':
    case 'volatility':
    case 'rsi':
    case 'quantile':
      return 'number'
    case 'rank':
    case 'normalise':
      return requireNumber(node.of, note)
    case 'negate':
      return requireValue(node.of, note)
    case 'not':
      return requireCondition(node.of, note)
    case 'and':
    case 'or':
      return both(requireCondition(node.left, note), requireCondition(node.right, note)) && 'condition'
    case 'less':
    case 'at_most':
    case 'more':
    case 'at_least':
      return alike([node.left, node.right], note) && 'condition'
    case 'multiply':
      return typeOfProduct(node.left, node.right, note)
    case 'divide':
      return typeOfQuotient(node.left, node.right, note)
    case 'clamp':
      return alike([node.of, node.least, node.most], note)
    case 'if': {
      const condition = requireCondition(node.condition, note)
      const type = alike([node.yes, node.no], note)
      return condition && type
    }
    default:
      return alike([node.left, node.right], note)
  }
}

function requireValue(node: Expression, note: Note): 'number' | 'price' | null {
  const type = typeOf(node, note)
  return type === 'condition' ? note(node, 'value_expected') : type
}

function requireNumber(node: Expression, note: Note): 'number' | null {
  const type = requireValue(node, note)
  return type === 'price' ? note(node, 'number_expected') : type
}

function requireCondition(node: Expression, note: Note): 'condition' | null {
  const type = typeOf(node, note)
  return type === null || type === 'condition' ? type : note(node, 'condition_expected')
}

function both<Type>(left: Type | null, right: Type | null): Type | null {
  return left && right
}

/** The first one sets the type of the others. */
function alike(parts: readonly Expression[], note: Note): 'number' | 'price' | null {
  const types = parts.map((part) => requireValue(part, note))
  const [first] = types
  if (!first || types.includes(null)) return null
  const other = parts[types.findIndex((type) => type !== first)]
  if (!other) return first
  return note(other, first === 'price' ? 'price_expected' : 'number_expected')
}

function typeOfProduct(left: Expression, right: Expression, note: Note): 'number' | 'price' | null {
  const [a, b] = [requireValue(left, note), requireValue(right, note)]
  if (!a || !b) return null
  if (a === 'price' && b === 'price') return note(right, 'number_expected')
  return a === 'price' || b === 'price' ? 'price' : 'number'
}

function typeOfQuotient(left: Expression, right: Expression, note: Note): 'number' | 'price' | null {
  const [above, below] = [requireValue(left, note), requireValue(right, note)]
  if (!above || !below) return null
  if (below === 'number') return above
  return above === 'price' ? 'number' : note(right, 'number_expected')
}
