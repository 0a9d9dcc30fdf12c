/** Reads the journal's position and the batches' commitments. */
import type { Query } from '#server/store'

/** The number of the last batch; 0 before the first. */
export async function readLastBatch(query: Query): Promise<bigint> {
  const [head] = await query<{ batch: bigint }>('SELECT batch FROM journal_head')
  return head?.batch ?? 0n
}

/** The number of the last batch, and of its last move. */
export async function readPoint(query: Query): Promise<{ readonly batch: bigint; readonly move: bigint }> {
  const [head] = await query<{ batch: bigint; move: bigint }>('SELECT batch, move FROM journal_head')
  return head ?? { batch: 0n, move: 0n }
}

/** Up to `limit` commitments of the batches after one, by number, up to `last`. */
export async function readCommitments(
  query: Query,
  { after, last, limit }: { readonly after: bigint; readonly last: bigint; readonly limit: number },
): Promise<{ number: bigint; commitment: Buffer }[]> {
  return query('SELECT number, commitment FROM journal_batch WHERE number > $1 AND number <= $2 ORDER BY number LIMIT $3', [
    String(after),
    String(last),
    limit,
  ])
}
