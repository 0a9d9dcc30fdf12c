/**
 * What is kept of the text of a statement. Named statements are prepared: PostgreSQL parses and plans a text once per connection, and
 * later calls send only name and parameters.
 */
import { createHash } from 'node:crypto'

/** Statements and functions that write or lock. */
const WRITES =
  /\b(?:INSERT|UPDATE|DELETE|MERGE|SHARE|LOCK)\b|market_record_tick|market_finish_candles|audit_record|ledger_record|pg_advisory|;/i

/** Whether a statement takes no lock that others could wait for. If in doubt, it counts as a write. */
export function isRead(text: string): boolean {
  return /^\s*(?:SELECT|WITH)\b/i.test(text) && !WRITES.test(text)
}

export type Statement = { readonly is_read: boolean; readonly name: string | undefined }

/**
 * The name is derived from the text, so that it is the same on every connection and node. No name at a text's first call,
 * because many are sent once; beyond `limit` texts, because the server keeps a plan per connection and name; or for a text with
 * several statements.
 */
export function openStatements(limit = 2_000): (text: string) => Statement {
  const kept = new Map<string, { readonly is_read: boolean; name?: string }>()
  return (text) => {
    const statement = kept.get(text)
    if (!statement) {
      const first = { is_read: isRead(text), name: undefined }
      if (kept.size < limit && !text.includes(';')) kept.set(text, { is_read: first.is_read })
      return first
    }
    statement.name ??= createHash('sha256').update(text).digest('hex').slice(0, 32)
    return statement as Statement
  }
}
