/** The published leaves of an epoch: one line a leaf in tree order, `<hash> <cents>` and a newline, the last too. */
import { toHex } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { compareBytes, parseCents, parseHash } from './bytes.ts'
import type { Leaf } from './leaf.ts'
import { leafAt, type SumTree } from './tree.ts'

/** Its lines, each with its newline, one by one, so that a million need not be in memory as text. */
export function* leafLines(tree: SumTree): Generator<string> {
  for (let position = 0; position < tree.leaves; position += 1) {
    const { hash, sum } = leafAt(tree, position)
    yield `${toHex(hash)} ${sum}\n`
  }
}

/** Reads the file; refuses what is not a leaf a line, ended by a newline, strictly ascending by hash. */
export function parseLeaves(text: string): readonly Leaf[] | Refused<'line' | 'order' | 'end'> {
  if (!text.endsWith('\n')) return refuse('end')
  const leaves: Leaf[] = []
  for (const line of text.slice(0, -1).split('\n')) {
    const hash = parseHash(line.slice(0, 64))
    const sum = parseCents(line.slice(65))
    if (!hash || sum === null || line[64] !== ' ') return refuse('line')
    const previous = leaves.at(-1)
    if (previous && compareBytes(previous.hash, hash) >= 0) return refuse('order')
    leaves.push({ hash, sum })
  }
  return leaves
}
