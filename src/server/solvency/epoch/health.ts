/** The proof's part of /readyz. Informative: a node with late epochs still serves, and no withdrawal waits for it. */
import type { Query } from '#server/store'

/** Why the last attempt to publish an epoch failed; null: it did not. */
export async function readFault(query: Query): Promise<string | null> {
  const [row] = await query<{ fault: string | null }>('SELECT fault FROM proof_head')
  return row?.fault ?? null
}

export async function describeProof(query: Query): Promise<string> {
  const [row] = await query<{ epoch: bigint; age: number | null; fault: string | null; fault_at: Date | null }>(
    `SELECT h.epoch, floor(extract(epoch FROM clock_timestamp() - e.at))::integer AS age, h.fault, h.fault_at
     FROM proof_head h LEFT JOIN proof_epoch e ON e.epoch = h.epoch`,
  )
  const newest = !row || row.epoch === 0n ? 'No epoch yet.' : `Epoch ${row.epoch} is ${row.age} s old.`
  return row?.fault ? `${newest} At ${row.fault_at?.toISOString()} nothing was published: ${row.fault}.` : newest
}
