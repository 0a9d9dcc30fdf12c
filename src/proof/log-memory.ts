/** A journal log in memory: every complete subtree of it, so that any head or proof costs log2(size) reads. */
import { assert } from '#kernel/assert'
import { type Digest, sha256 } from './bytes.ts'
import { entryHash, joinHash, type LogNodes } from './log.ts'

export type Log = {
  readonly size: () => number
  /** Appends an entry's bytes and returns its index. */
  readonly append: (entry: Uint8Array) => number
  readonly nodes: LogNodes
}

export function openLog(entries: Iterable<Uint8Array> = [], digest: Digest = sha256): Log {
  const levels: Uint8Array[][] = [[]]
  const nodes: LogNodes = (level, index) => {
    const hash = levels[level]?.[index]
    assert(hash, 'a complete subtree of the log')
    return hash
  }
  const log: Log = {
    size: () => levels[0]?.length ?? 0,
    nodes,
    append: (entry) => {
      const index = log.size()
      for (const { level, hash } of completedBy(index, entryHash(entry, digest), nodes, digest)) {
        const row = levels[level] ?? []
        row.push(hash)
        levels[level] = row
      }
      return index
    },
  }
  for (const entry of entries) log.append(entry)
  return log
}

export type LogNode = { readonly level: number; readonly index: number; readonly hash: Uint8Array }

/** The complete subtrees that the entry hash at `index` finishes, its own first: what a store of nodes has to write for it. */
export function completedBy(index: number, hash: Uint8Array, nodes: LogNodes, digest: Digest = sha256): readonly LogNode[] {
  const finished: LogNode[] = [{ level: 0, index, hash }]
  let top = { level: 0, index, hash }
  while (top.index % 2 === 1) {
    const left = nodes(top.level, top.index - 1)
    top = { level: top.level + 1, index: (top.index - 1) / 2, hash: joinHash(left, top.hash, digest) }
    finished.push(top)
  }
  return finished
}
