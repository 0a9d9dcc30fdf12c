/** Streams an epoch's leaves file: its stored parts in order, a few at a time. */
import { assert } from '#kernel/assert'
import { type Refused, refuse } from '#kernel/refusal'
import { parseStatement } from '#proof/index'
import type { Query } from '#server/store'
import { readEpochRow, readPartBytes } from '../epoch/epoch-store.ts'
import { readEntries } from '../log/log-store.ts'
import { gzipOf, PART_LEAVES } from '../tree/leaves-stream.ts'

const TOGETHER = 16

export type LeavesFile = { readonly stream: AsyncIterable<Uint8Array>; readonly sha256: string }

export async function readLeavesFile(query: Query, epoch: number): Promise<LeavesFile | Refused<'no_epoch' | 'no_leaves'>> {
  const row = await readEpochRow(query, epoch)
  if (!row) return refuse('no_epoch')
  // Its end is stored behind its last leaves.
  const parts = Math.ceil(row.leaves / PART_LEAVES) + 1
  if ((await readPartBytes(query, row.draft, [parts - 1])).size === 0) return refuse('no_leaves')
  const [entry] = await readEntries(query, row.statement_index, row.statement_index + 1)
  const statement = parseStatement(entry?.toString())
  assert(!('refused' in statement), 'a statement in the log reads back')
  return { stream: gzipOf(partsOf(query, row.draft, parts)), sha256: statement.leaves_sha256 }
}

async function* partsOf(query: Query, draft: string, count: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < count; from += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, at) => from + at)
    const parts = await readPartBytes(query, draft, numbers)
    for (const number of numbers) {
      const part = parts.get(number)
      // Aborts rather than ending a truncated file: it was removed during the download.
      assert(part, 'a part of the leaves file is kept as long as its end')
      yield part
    }
  }
}
