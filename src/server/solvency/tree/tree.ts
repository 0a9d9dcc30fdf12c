/** Builds a tree: a small one at once, a large one in a worker. */
import { assert } from '#kernel/assert'
import type { Refused } from '#kernel/refusal'
import { openThread } from '#server/threads'
import { openTreeWork, type Piece, type TreeHead, type TreeStart } from './tree-work.ts'
import type { FromTree, ToTree } from './tree-worker.ts'

export type TreeFault = 'total_out_of_range' | 'equal_leaves'

export type Tree = {
  /** Takes packed accounts, in order of their ids. */
  add(owed: Uint8Array): void
  build(): Promise<TreeHead | Refused<TreeFault>>
  /** The next pieces to store; empty: done. */
  more(count: number): Promise<readonly Piece[]>
  close(): Promise<void>
}

/** So many accounts take some five milliseconds; starting a worker takes a hundred. */
const MAX_AT_ONCE = 128

export function openTree(start: TreeStart): Tree {
  return start.accounts <= MAX_AT_ONCE ? openHere(start) : openElsewhere(start)
}

function openHere(start: TreeStart): Tree {
  const work = openTreeWork(start)
  return {
    add: work.add,
    build: async () => work.build(),
    more: async (count) => work.more(count),
    close: async () => {},
  }
}

function openElsewhere(start: TreeStart): Tree {
  const thread = openThread<ToTree, FromTree>('the tree', new URL('./tree-worker.ts', import.meta.url), { workerData: start })
  return {
    add: (owed) => {
      // A copy: the database may return a slice of a shared buffer.
      const copy = new Uint8Array(owed)
      thread.send({ owed: copy }, [copy.buffer])
    },
    build: async () => {
      const answer = await thread.ask({ build: true })
      if ('refused' in answer) return { refused: answer.refused }
      assert('head' in answer, 'the thread answers with a root')
      return answer.head
    },
    more: async (count) => {
      const answer = await thread.ask({ more: count })
      assert('pieces' in answer, 'the thread answers with pieces')
      return answer.pieces
    },
    close: thread.close,
  }
}
