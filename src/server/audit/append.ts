/**
 * The only writer of the log: under the lock on its head, each entry gets its number and its keyed chain value here rather than in the
 * database.
 */
import { assert } from '#kernel/assert'
import type { Queryable, Tx } from '#server/store'
import { type AuditKeys, type AuditRow, extendChain, instantText, keyIdOf, startChain } from './chain.ts'

export type Head = { readonly n: bigint; readonly chain: Buffer }
export type AppendContext = { readonly key: AuditKeys; readonly wasPublished: (query: Tx['query']) => Promise<boolean> }

/** Appends in the caller's transaction. Other writers wait until it ends, so call it last. */
export async function append(tx: Queryable, rows: readonly AuditRow[], context: AppendContext): Promise<void> {
  // Pipelined; the second one runs once the first has the lock.
  const [[head], [begun]] = await Promise.all([
    tx.query<Head>('SELECT n, chain FROM audit_head FOR UPDATE'),
    tx.query<{ changes: string }>(
      `SELECT (SELECT coalesce(string_agg(encode(key_id, 'hex'), ' ' ORDER BY n), '') FROM audit_key_change) AS changes FROM audit_key`,
    ),
  ])
  assert(head, 'the audit log has a head')
  let { n, chain } = begun ? head : await start(tx, head, context)
  const key = await keyFor(tx, { n, chain }, context.key, begun?.changes.split(' ').filter(Boolean) ?? [])
  const linked = rows.map((row) => {
    n += 1n
    chain = extendChain(key, chain, { ...row, n, at: instantText(new Date(row.at)) })
    return { ...row, n: n.toString(), chain: chain.toString('base64') }
  })
  if (linked.length > 0) await tx.query('SELECT audit_record($1::jsonb)', [JSON.stringify(linked)])
}

/**
 * The key of the next entry, by what the database says: nodes with lists in another order continue one chain. A new key begins with a value
 * under it over the chain so far.
 */
async function keyFor(tx: Queryable, head: Head, { newest, original, all }: AuditKeys, changes: readonly string[]): Promise<Uint8Array> {
  const last = changes.at(-1)
  const current = last ? all.find((key) => keyIdOf(key).toString('hex') === last) : original
  assert(current, 'SECRET_KEY has the key that the audit log is chained with')
  const id = keyIdOf(newest)
  const was_used = keyIdOf(original).equals(id) || changes.includes(id.toString('hex'))
  if (was_used) return current
  await tx.query('INSERT INTO audit_key_change (n, key_id, chain) VALUES ($1, $2, $3)', [
    String(head.n),
    id,
    startChain(newest, head.n, head.chain),
  ])
  return newest
}

/**
 * The first run with a key seals the existing log as it is. After a head has been published a missing start means tampering: an attempt to
 * seal another past.
 */
async function start(tx: Queryable, head: Head, { key: { original: key }, wasPublished }: AppendContext): Promise<Head> {
  assert(!(await wasPublished(tx.query)), 'the audit log keeps the beginning of its key')
  const chain = startChain(key, head.n, head.chain)
  await tx.query('INSERT INTO audit_key (n, chain) VALUES ($1, $2)', [String(head.n), chain])
  await tx.query('UPDATE audit_head SET chain = $1', [chain])
  return { n: head.n, chain }
}
