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

const names: readonly string[] = ['price', 'coins', ...measures, 'quantile', 'rank', 'normalise', ...extremes, 'clamp']

/** As a person writes them. */
export const languageNames = {
  values: ['price', 'coins', 'return(20)', 'volatility(20)', 'mean(50)', 'rsi(14)', 'quantile(0.05)'],
  functions: ['rank(a)', 'normalise(a)', 'min(a, b)', 'max(a, b)', 'clamp(a, least, most)', 'if a > b then c else d'],
} as const

const spellings: Readonly<Record<string, string>> = {
  normalize: 'normalise',
  sma: 'mean',
  average: 'mean',
  avg: 'mean',
  close: 'price',
  vol: 'volatility',
  ret: 'return',
  returns: 'return',
  forecast: 'quantile',
}
const MAX_DISTANCE = 2
const MAX_LENGTH = 20

/** The names of the language, and the nearest one to a misspelled name. */
export function nearestName(text: string): string | null {
  if (Object.hasOwn(spellings, text)) return spellings[text] as string
  if (text.length > MAX_LENGTH) return null
  const near = names.map((name) => ({ name, apart: distanceOf(text, name) })).sort((a, b) => a.apart - b.apart)[0]
  return near && near.apart <= MAX_DISTANCE && near.apart < text.length ? near.name : null
}

/** Insertions, deletions and replacements (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] as number) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1)
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row.at(-1) as number
}
