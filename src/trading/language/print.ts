/** A program as text. The parser reads it back as the same tree. */
import type { Binary, Expression, Program } from './tree.ts'

export const signs: Readonly<Partial<Record<Binary, string>>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  less: '<',
  at_most: '<=',
  more: '>',
  at_least: '>=',
  and: 'and',
  or: 'or',
}

/** How tightly an operator binds; a part that binds less gets brackets. */
const BINDS = { if: 0, or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, negate: 7, atom: 8 } as const

export function printProgram({ weight, rebalance }: Program): string {
  const first = `weight ${printExpression(weight)}`
  return rebalance === 1 ? first : `${first}\nrebalance ${rebalance === 'once' ? 'once' : `every ${rebalance}`}`
}

export function printExpression(node: Expression, least = 0): string {
  const text = textOf(node)
  return strengthOf(node) < least ? `(${text})` : text
}

function textOf(node: Expression): string {
  switch (node.kind) {
    case 'number':
      return String(node.value)
    case 'price':
    case 'coins':
      return node.kind
    case 'return':
    case 'volatility':
    case 'mean':
    case 'rsi':
      return `${node.kind}(${node.bars})`
    case 'quantile':
      return `quantile(${node.probability})`
    case 'rank':
    case 'normalise':
      return `${node.kind}(${printExpression(node.of)})`
    case 'negate':
      // Without brackets, the sign would be the number's own.
      return node.of.kind === 'number' && node.of.value >= 0 ? `-(${textOf(node.of)})` : `-${printExpression(node.of, BINDS.negate)}`
    case 'not':
      return `not ${printExpression(node.of, BINDS.not)}`
    case 'clamp':
      return `clamp(${printExpression(node.of)}, ${printExpression(node.least)}, ${printExpression(node.most)})`
    case 'if':
      return `if ${printExpression(node.condition)} then ${printExpression(node.yes)} else ${printExpression(node.no)}`
    case 'min':
    case 'max':
      return `${node.kind}(${printExpression(node.left)}, ${printExpression(node.right)})`
    default: {
      const own = strengthOf(node)
      // Comparisons do not chain; the others group from the left.
      const left = printExpression(node.left, own === BINDS.compare ? own + 1 : own)
      return `${left} ${signs[node.kind]} ${printExpression(node.right, own + 1)}`
    }
  }
}

function strengthOf({ kind }: Expression): number {
  switch (kind) {
    case 'if':
    case 'or':
    case 'and':
    case 'not':
    case 'negate':
      return BINDS[kind]
    case 'less':
    case 'at_most':
    case 'more':
    case 'at_least':
      return BINDS.compare
    case 'add':
    case 'subtract':
      return BINDS.sum
    case 'multiply':
    case 'divide':
      return BINDS.product
    default:
      return BINDS.atom
  }
}
