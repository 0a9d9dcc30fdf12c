/**
 * The only writer of the log: under the lock on its head, each entry gets its number and its keyed chain value here rather than in the
 * database.
 */
import { assert } from '#kernel/assert'
import type { Tx } from '#server/store'
import { extendChain, instantText, startChain } from './chain.ts'
import type { AuditRow } from './entry.ts'

export type Head = { readonly n: bigint; readonly chain: Buffer }
export type AppendContext = { readonly key: Uint8Array; readonly wasPublished: (query: Tx['query']) => Promise<boolean> }

/** Appends in the caller's transaction. Other writers wait until it ends, so call it last. */
export async function append(tx: Pick<Tx, 'query'>, rows: readonly AuditRow[], { key, wasPublished }: AppendContext): Promise<void> {
  // Pipelined; the second one runs once the first has the lock.
  const [[head], begun] = await Promise.all([
    tx.query<Head>('SELECT n, chain FROM audit_head FOR UPDATE'),
    tx.query('SELECT FROM audit_key'),
  ])
  assert(head, 'the audit log has a head')
  let { n, chain } = begun.length > 0 ? head : await start(tx, head, { key, wasPublished })
  const linked = rows.map((row) => {
    n += 1n
    chain = extendChain(key, chain, { ...row, n, at: instantText(new Date(row.at)) })
    return { ...row, n: n.toString(), chain: chain.toString('base64') }
  })
  if (linked.length > 0) await tx.query('SELECT audit_record($1::jsonb)', [JSON.stringify(linked)])
}

/**
 * The first run with a key seals the existing log as it is. After a head has been published a missing start means tampering: an attempt to seal
 * another past.
 */
async function start(tx: Pick<Tx, 'query'>, head: Head, { key, wasPublished }: AppendContext): Promise<Head> {
  assert(!(await wasPublished(tx.query)), 'the audit log keeps the beginning of its key')
  const chain = startChain(key, head.n, head.chain)
  await tx.query('INSERT INTO audit_key (n, chain) VALUES ($1, $2)', [String(head.n), chain])
  await tx.query('UPDATE audit_head SET chain = $1', [chain])
  return { n: head.n, chain }
}
