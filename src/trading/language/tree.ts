/** A program of the rule language as data. A form edits it, `print.ts` writes it as text, `parse.ts` reads it. */

/** Measures of one coin's past bars. */
export const measures = ['return', 'volatility', 'mean', 'rsi'] as const
export const arithmetic = ['add', 'subtract', 'multiply', 'divide'] as const
export const comparisons = ['less', 'at_most', 'more', 'at_least'] as const
export const logic = ['and', 'or'] as const
export const extremes = ['min', 'max'] as const
const unaries = ['rank', 'normalise', 'negate', 'not'] as const

export type Measure = (typeof measures)[number]
export type Binary = (typeof arithmetic)[number] | (typeof comparisons)[number] | (typeof logic)[number] | (typeof extremes)[number]
type Unary = (typeof unaries)[number]

/** Its value is one number, or one condition, for each coin. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'price' | 'coins' }
  | { readonly kind: Measure; readonly bars: number }
  | { readonly kind: 'quantile'; readonly probability: number }
  | { readonly kind: Unary; readonly of: Expression }
  | { readonly kind: Binary; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'clamp'; readonly of: Expression; readonly least: Expression; readonly most: Expression }
  | { readonly kind: 'if'; readonly condition: Expression; readonly yes: Expression; readonly no: Expression }

export type ExpressionKind = Expression['kind']

export type Program = {
  readonly weight: Expression
  /** Trades at each so-many-th bar, or buys once and holds. */
  readonly rebalance: number | 'once'
}

/** The names of an expression's parts, in the order of the text. */
export function partsOf(kind: ExpressionKind): readonly string[] {
  switch (kind) {
    case 'number':
    case 'price':
    case 'coins':
    case 'return':
    case 'volatility':
    case 'mean':
    case 'rsi':
    case 'quantile':
      return []
    case 'rank':
    case 'normalise':
    case 'negate':
    case 'not':
      return ['of']
    case 'clamp':
      return ['of', 'least', 'most']
    case 'if':
      return ['condition', 'yes', 'no']
    default:
      return ['left', 'right']
  }
}

export function partOf(node: Expression, name: string): Expression {
  return (node as unknown as Readonly<Record<string, Expression>>)[name] as Expression
}

export function childrenOf(node: Expression): Expression[] {
  return partsOf(node.kind).map((name) => partOf(node, name))
}

/** The same expression with another one as one of its parts. */
export function withPart(node: Expression, name: string, part: Expression): Expression {
  return { ...node, [name]: part } as Expression
}

/** Every node once, parents first. Ends early at `most` nodes. */
export function nodesOf(root: Expression, most = Number.POSITIVE_INFINITY): { readonly node: Expression; readonly depth: number }[] {
  const waiting = [{ node: root, depth: 1 }]
  const nodes: { node: Expression; depth: number }[] = []
  while (waiting.length > 0 && nodes.length < most) {
    const next = waiting.pop() as { node: Expression; depth: number }
    nodes.push(next)
    for (const child of childrenOf(next.node).reverse()) waiting.push({ node: child, depth: next.depth + 1 })
  }
  return nodes
}
