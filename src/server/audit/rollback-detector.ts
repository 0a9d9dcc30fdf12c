/**
 * Remembers the newest head that this process has seen, so that a restored older database is detected before the next head is published.
 */
import { assert } from '#kernel/assert'
import type { Tx } from '#server/store'
import type { Head } from './append.ts'

type Query = Tx['query']

export function openRollbackDetector(query: Query) {
  let seen: Head | null = null
  const head = async (on: Query): Promise<Head> => {
    const [found] = await on<Head>('SELECT n, chain FROM audit_head')
    assert(found, 'the audit log has a head')
    return found
  }
  const watch = async (): Promise<void> => {
    const now = await head(query)
    if (seen && !(await continues(query, seen, now))) throw new Error(`the audit log no longer holds entry ${seen.n} as this server saw it`)
    seen = now
  }
  return { look: { head, watch }, seen: () => seen }
}

async function continues(query: Query, seen: Head, now: Head): Promise<boolean> {
  if (now.n <= seen.n) return now.n === seen.n && now.chain.equals(seen.chain)
  const [row] = await query<{ chain: Buffer | null; before_key: boolean }>(
    'SELECT (SELECT chain FROM audit_entry WHERE n = $1) AS chain, $1 <= n AS before_key FROM audit_key',
    [String(seen.n)],
  )
  return row !== undefined && (row.before_key || row.chain?.equals(seen.chain) === true)
}
