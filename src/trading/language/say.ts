/** A program in plain words: keys of texts with their parts, for every language. Pure. */
import { warmUpOf } from './history.ts'
import type { Binary, Expression, ExpressionKind, Program } from './tree.ts'

type SayKey = Exclude<ExpressionKind, 'number'> | 'group' | 'weight' | 'score' | 'every_bar' | 'every' | 'once' | 'warm_up'

export type Said = string | { readonly key: SayKey; readonly params: Readonly<Record<string, Said | number>> }

/** One sentence each. */
export function sayProgram({ weight, rebalance }: Program): Said[] {
  const scaled = weight.kind === 'normalise'
  const value = scaled
    ? { key: 'score' as const, params: { value: say(weight.of) } }
    : { key: 'weight' as const, params: { value: say(weight) } }
  const warmUp = warmUpOf(weight)
  return [value, sayRebalance(rebalance), ...(warmUp > 0 ? [{ key: 'warm_up' as const, params: { count: warmUp } }] : [])]
}

function sayRebalance(rebalance: Program['rebalance']): Said {
  if (rebalance === 'once') return { key: 'once', params: {} }
  return rebalance === 1 ? { key: 'every_bar', params: {} } : { key: 'every', params: { count: rebalance } }
}

function say(node: Expression): Said {
  switch (node.kind) {
    case 'number':
      return numberText(node.value)
    case 'price':
    case 'coins':
      return { key: node.kind, params: {} }
    case 'return':
    case 'volatility':
    case 'mean':
    case 'rsi':
      return { key: node.kind, params: { count: node.bars } }
    case 'quantile':
      return { key: 'quantile', params: { percent: numberText(Number((node.probability * 100).toFixed(4))) } }
    case 'rank':
    case 'normalise':
      return { key: node.kind, params: { of: say(node.of) } }
    case 'negate':
    case 'not':
      return { key: node.kind, params: { of: grouped(node.of, node.kind) } }
    case 'clamp':
      return { key: 'clamp', params: { of: say(node.of), least: say(node.least), most: say(node.most) } }
    case 'if':
      return { key: 'if', params: { condition: say(node.condition), yes: branch(node.yes), no: say(node.no) } }
    default: {
      const { kind, left, right } = node
      return { key: kind, params: { left: grouped(left, kind), right: grouped(right, kind) } }
    }
  }
}

const chains: readonly ExpressionKind[] = ['add', 'multiply', 'and', 'or']
const comparing: readonly ExpressionKind[] = ['less', 'at_most', 'more', 'at_least']
const combining: readonly ExpressionKind[] = ['add', 'subtract', 'multiply', 'divide', 'negate', 'if', 'clamp', 'and', 'or', 'not']

/** Brackets around a part whose end would not be clear. */
function grouped(part: Expression, around: Binary | 'negate' | 'not'): Said {
  const chained = part.kind === around && chains.includes(around)
  const open = combining.includes(part.kind) || (comparing.includes(part.kind) && (around === 'not' || comparing.includes(around)))
  return open && !chained ? inBrackets(say(part)) : say(part)
}

function branch(part: Expression): Said {
  return part.kind === 'if' ? inBrackets(say(part)) : say(part)
}

function inBrackets(of: Said): Said {
  return { key: 'group', params: { of } }
}

function numberText(value: number): string {
  return String(value).replace('-', '−')
}
