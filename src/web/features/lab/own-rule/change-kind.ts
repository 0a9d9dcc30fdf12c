/** Changes of the form to the tree of a rule: another kind of part, or a part less. Pure. */
import { childrenOf, type Expression, type ExpressionKind, logic, partOf, partsOf } from '#trading/language/index'

/** What a place of the tree takes. */
export type Slot = 'value' | 'condition'

export const kindGroups = {
  values: ['number', 'price', 'coins', 'return', 'volatility', 'mean', 'rsi', 'quantile'],
  arithmetic: ['add', 'subtract', 'multiply', 'divide', 'negate'],
  choice: ['if', 'min', 'max', 'clamp'],
  coins: ['rank', 'normalise'],
  conditions: ['less', 'at_most', 'more', 'at_least', 'and', 'or', 'not'],
} as const satisfies Record<string, readonly ExpressionKind[]>
export type KindGroup = keyof typeof kindGroups

const CONDITIONS: readonly ExpressionKind[] = kindGroups.conditions
const DEFAULT_BARS = 20
const DEFAULT_PROBABILITY = 0.05

export function slotOf(kind: ExpressionKind, part: string): Slot {
  const takes = kind === 'not' || logic.some((one) => one === kind) || (kind === 'if' && part === 'condition')
  return takes ? 'condition' : 'value'
}

export function groupsFor(slot: Slot): readonly KindGroup[] {
  return slot === 'condition' ? ['conditions'] : ['values', 'arithmetic', 'choice', 'coins']
}

export function fits(node: Expression, slot: Slot): boolean {
  return CONDITIONS.includes(node.kind) === (slot === 'condition')
}

/** Keeps the parts where the new kind has the same ones; otherwise the old expression becomes a part of the new one. */
export function changeKind(node: Expression, kind: ExpressionKind): Expression {
  const names = partsOf(kind)
  if (names.length === 0) return leafOf(node, kind)
  const alike = partsOf(node.kind).join() === names.join() && names.every((name) => slotOf(node.kind, name) === slotOf(kind, name))
  const waiting = alike ? childrenOf(node) : [node]
  const parts = names.map((name) => {
    const slot = slotOf(kind, name)
    const at = waiting.findIndex((one) => fits(one, slot))
    return [name, at < 0 ? defaultOf(slot, name) : waiting.splice(at, 1)[0]]
  })
  return { kind, ...Object.fromEntries(parts) } as Expression
}

function leafOf(node: Expression, kind: ExpressionKind): Expression {
  if (kind === 'number') return { kind, value: 1 }
  if (kind === 'quantile') return { kind, probability: DEFAULT_PROBABILITY }
  return (kind === 'price' || kind === 'coins' ? { kind } : { kind, bars: 'bars' in node ? node.bars : DEFAULT_BARS }) as Expression
}

function defaultOf(slot: Slot, name: string): Expression {
  if (slot === 'condition') return { kind: 'more', left: { kind: 'price' }, right: { kind: 'mean', bars: 50 } }
  return { kind: 'number', value: name === 'no' || name === 'least' ? 0 : 1 }
}

/** The part that remains when the expression around it is removed; null if none fits. */
export function insideOf(node: Expression, slot: Slot): Expression | null {
  const named = partsOf(node.kind).map((name) => partOf(node, name))
  return named.find((part) => fits(part, slot)) ?? null
}
